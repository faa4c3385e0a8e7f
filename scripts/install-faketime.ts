import { aptInstall } from './apt-install.ts';
import { hasFaketime } from './for-tests/faketime.ts';

/** Without it the experiment with the API's clock is left out. */
export function installFaketime(): void {
	if (!hasFaketime()) aptInstall('libfaketime');
}
