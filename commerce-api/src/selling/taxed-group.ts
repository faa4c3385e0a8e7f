import { eq } from 'drizzle-orm';
import type { Storefronts } from '../catalogue/prices/storefront.ts';
import type { Database } from '../platform/database/database.ts';
import { users } from '../platform/database/schema/users.ts';

interface GroupServices {
	db: Database;
	storefronts: Storefronts;
}

/** The group of a customer, where the tax depends on it (rule 5.10); undefined for a guest. */
export async function taxedGroup(
	{ db, storefronts }: GroupServices,
	userId: number | null | undefined,
): Promise<number | undefined> {
	if (!storefronts.taxesGroups || userId == null) return undefined;
	const [user] = await db.select({ groupId: users.groupId }).from(users).where(eq(users.id, userId));
	return user?.groupId;
}
