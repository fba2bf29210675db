import names from '../words/en/names.ftl?raw';
import play from '../words/en/play.ftl?raw';
import site from '../../../words/en/site.ftl?raw';
import table from '../../../words/en/table.ftl?raw';

export default { site, table, 'triomphe/names': names, 'triomphe/play': play };
