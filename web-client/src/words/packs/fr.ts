import names from '../../games/triomphe/words/fr/names.ftl?raw';
import play from '../../games/triomphe/words/fr/play.ftl?raw';
import site from '../fr/site.ftl?raw';
import table from '../fr/table.ftl?raw';

export default { site, table, 'triomphe/names': names, 'triomphe/play': play };
