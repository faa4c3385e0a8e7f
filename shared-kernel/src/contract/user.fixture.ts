import type { User } from './user.ts';

export const HANNA: User = {
	id: 7,
	group_id: 1,
	email: 'hanna@poczta.pl',
	firstname: 'Hanna',
	lastname: 'Wilczyńska',
	created_at: '2026-11-01 10:00:00',
	updated_at: '2026-11-02 10:00:00',
	addresses: [],
};
