import names from '../words/es/names.ftl?raw';
import play from '../words/es/play.ftl?raw';
import site from '../../../words/es/site.ftl?raw';
import table from '../../../words/es/table.ftl?raw';

export default { site, table, 'triomphe/names': names, 'triomphe/play': play };
