import names from '../words/fr/names.ftl?raw';
import play from '../words/fr/play.ftl?raw';
import site from '../../../words/fr/site.ftl?raw';
import table from '../../../words/fr/table.ftl?raw';

export default { site, table, 'triomphe/names': names, 'triomphe/play': play };
