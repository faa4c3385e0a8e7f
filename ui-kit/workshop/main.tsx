import '@pasaz/ui-kit/faces.css';
import '@pasaz/ui-kit/tokens.css';
import { ShopProvider } from '@pasaz/kernel/composition/shop';
import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { Workshop } from './workshop.tsx';
import type { WorkshopEntry } from './workshop-entry.ts';

interface Found {
	keys(): string[];
	(file: string): { entry: WorkshopEntry };
}

declare global {
	interface ImportMeta {
		/** The build's: every file of a folder whose name matches. */
		webpackContext(folder: string, options: { regExp: RegExp }): Found;
	}
}

const files = import.meta.webpackContext('../src', { regExp: /\.workshop\.tsx$/ });
const entries = files.keys().map((file) => files(file).entry);
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
	<StrictMode>
		<ShopProvider shop={fakeShop()}>
			<MemoryRouter>
				<Workshop entries={entries.toSorted((a, b) => a.name.localeCompare(b.name, 'pl'))} />
			</MemoryRouter>
		</ShopProvider>
	</StrictMode>,
);
