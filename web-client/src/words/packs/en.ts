import names from '../../games/triomphe/words/en/names.ftl?raw';
import play from '../../games/triomphe/words/en/play.ftl?raw';
import site from '../en/site.ftl?raw';
import table from '../en/table.ftl?raw';

export default { site, table, 'triomphe/names': names, 'triomphe/play': play };
