import names from '../../games/triomphe/words/es/names.ftl?raw';
import play from '../../games/triomphe/words/es/play.ftl?raw';
import site from '../es/site.ftl?raw';
import table from '../es/table.ftl?raw';

export default { site, table, 'triomphe/names': names, 'triomphe/play': play };
