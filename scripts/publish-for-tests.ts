import { join } from 'node:path';
import { FIRST_PORT, shopFolder } from './for-tests/shop-folder.ts';
import { publishWorkspace } from './publish-workspace.ts';

// Other tests need no release, so those of the composed tests are built beside them.
await publishWorkspace(join(import.meta.dirname, '..'), shopFolder(FIRST_PORT));
