import { withTexts } from '@pasaz/kernel/composition/lazy';
import type { FragmentName, Fragments, PageModule } from '@pasaz/kernel/contract/slices';
import { type ComponentType, lazy } from 'react';
import type { SlicePageName } from '../routes.ts';
import { takeExposed } from './containers.ts';
import { assertPage, LoadError } from './load-failure.ts';
import { within } from './within.ts';

const ATTEMPTS = 3;
/** ms before the second attempt; the third waits twice as long. */
const BACK_OFF = 300;
/** ms for one attempt; a slice that hangs must not keep its region empty. */
const ATTEMPT_TIMEOUT = 8000;

function loadOnce<Module>(name: string): Promise<Module> {
	const late = () => new Error(`${name} did not load in time`);
	return withTexts(() => within(takeExposed<Module>(name), ATTEMPT_TIMEOUT, late));
}

/** Loads an exposed module, with further attempts when the network fails. @throws {LoadError} */
async function loadExposed<Module>(name: string, attempt = 1): Promise<Module> {
	try {
		return await loadOnce<Module>(name);
	} catch (cause) {
		if (attempt >= ATTEMPTS) throw new LoadError(`${name} failed to load`, { cause });
		await new Promise((resolve) => setTimeout(resolve, BACK_OFF * 2 ** (attempt - 1)));
		return loadExposed(name, attempt + 1);
	}
}

export async function loadPage(name: SlicePageName): Promise<PageModule> {
	const page = await loadExposed<PageModule>(name);
	assertPage(name, page);
	return page;
}

type Placed<Name extends FragmentName> = ComponentType<Fragments[Name]>;

/** Loads the code of a fragment, so that it is here when a page places it. @throws {LoadError} */
export async function loadFragment(name: FragmentName): Promise<void> {
	await loadExposed(name);
}

function lazyFragment<Name extends FragmentName>(name: Name, onFailure: () => void): Placed<Name> {
	const load = async () => {
		try {
			return { default: (await loadExposed<{ Component: Placed<Name> }>(name)).Component };
		} catch (error) {
			onFailure();
			throw error;
		}
	};
	return lazy(load);
}

/** Fetches each fragment when it is first placed, and after a failure again when it is next placed. */
export function browserFragments(broken: readonly string[]) {
	const placed: { [Name in FragmentName]?: Placed<Name> } = {};
	return <Name extends FragmentName>(name: Name): Placed<Name> | undefined => {
		if (broken.some((slice) => name.startsWith(`${slice}/`))) return;
		const known: Placed<Name> | undefined = placed[name];
		if (known) return known;
		const made = lazyFragment(name, () => delete placed[name]);
		Object.assign(placed, { [name]: made });
		return made;
	};
}
