import { sentFor } from '../../shared/sentFor';

/** What is opened at the table now and then. */
export const opened = () => sentFor(['triomphe/opened'], () => import('./opened'));
