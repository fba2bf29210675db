import names from '../../games/triomphe/words/de/names.ftl?raw';
import play from '../../games/triomphe/words/de/play.ftl?raw';
import site from '../de/site.ftl?raw';
import table from '../de/table.ftl?raw';

export default { site, table, 'triomphe/names': names, 'triomphe/play': play };
