import { federated } from '@pasaz/slice/rspack';

export default federated(import.meta.dirname);
