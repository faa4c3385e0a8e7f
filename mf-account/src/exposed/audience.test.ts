import { readdirSync } from 'node:fs';
import type { PageModule } from '@pasaz/kernel/contract/slices';
import { expect, it } from 'vitest';

const PAGES = readdirSync(import.meta.dirname).flatMap((file) => /^(.+)-page\.tsx$/.exec(file)?.[1] ?? []);

it.each(PAGES)('the page %s is never kept for others: it names whose it is', async (name) => {
	const { handle }: PageModule = await import(`./${name}-page.tsx`);
	expect(handle.needsLogin ? 'shopper' : handle.audience).toMatch(/^(shopper|holder)$/);
});
