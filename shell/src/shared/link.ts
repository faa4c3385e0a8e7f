import { Link as RouterLink } from 'react-router';
import { ServerLink } from './server-link.server.tsx';

/** The browser's build has no link of the server. */
export const Link = ServerLink ?? RouterLink;
