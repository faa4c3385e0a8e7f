import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const CRUMBS = [
	{ name: 'Ona', href: '/ona' },
	{ name: 'Sukienki', href: '/ona/sukienki' },
];

export const entry: WorkshopEntry = {
	name: 'Okruszki',
	states: { 'droga do produktu': () => <Breadcrumbs crumbs={CRUMBS} current="Sukienka lniana Jagna" /> },
};
