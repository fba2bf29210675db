import names from '../words/de/names.ftl?raw';
import play from '../words/de/play.ftl?raw';
import site from '../../../words/de/site.ftl?raw';
import table from '../../../words/de/table.ftl?raw';

export default { site, table, 'triomphe/names': names, 'triomphe/play': play };
