import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { Pagination } from './pagination.tsx';

const hrefOf = (page: number) => `/ona?page=${page}`;

export const entry: WorkshopEntry = {
	name: 'Strony listy',
	states: { 'w środku': () => <Pagination page={5} pageCount={12} hrefOf={hrefOf} /> },
};
