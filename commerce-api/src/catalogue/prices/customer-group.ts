import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/users.ts';
import type { Storefronts } from './storefront.ts';

interface GroupServices {
	db: Database;
	storefronts: Storefronts;
}

/** The group of a customer, where prices or the tax depend on it (rules 5.10, 5.11); undefined for a guest. */
export async function customerGroup(
	{ db, storefronts }: GroupServices,
	userId: number | null | undefined,
): Promise<number | undefined> {
	if (!storefronts.knowsGroups || userId == null) return undefined;
	const [user] = await db.select({ groupId: users.groupId }).from(users).where(eq(users.id, userId));
	return user?.groupId;
}
