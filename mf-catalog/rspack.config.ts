import { federated } from '../rspack.base.ts';

export default federated(import.meta.dirname);
