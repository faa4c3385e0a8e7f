import type { PageModule } from '@pasaz/kernel/contract/slices';
import { LoadError } from './load-failure.ts';

/** A slice of another contract may bring anything: what is no page is refused before it is rendered. @throws {LoadError} */
export function checkedPage(name: string, { Component, handle }: Partial<PageModule>): void {
	if (typeof Component !== 'function' || typeof handle?.meta !== 'function') throw new LoadError(`${name} is no page`);
}
