import { pathTo } from '@pasaz/kernel/routes';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { passwordResets, users } from '../platform/database/schema/users.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import { addressIn, type Shop } from '../platform/store-views.ts';
import { hashOf, newToken } from '../platform/tokens.ts';
import { resetLetter } from './account-letters.ts';

const GOOD_FOR_MS = 60 * 60 * 1000;

interface ResetServices {
	db: Database;
	now: () => Date;
	shop: Shop;
}

/** Sends a link that is good once and for an hour; an older one ends. Nothing happens for an address without an account. */
export async function sendResetMail(
	services: ResetServices,
	asked: { email: string; storeCode: string },
): Promise<void> {
	const { db, now, shop } = services;
	await db.transaction(async (tx) => {
		const [user] = await tx
			.select({ id: users.id, email: users.email })
			.from(users)
			.where(eq(users.email, asked.email));
		if (!user) return;
		const token = newToken();
		await tx.delete(passwordResets).where(lt(passwordResets.expiresAt, now()));
		await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id));
		const expiresAt = new Date(now().getTime() + GOOD_FOR_MS);
		await tx.insert(passwordResets).values({ hash: hashOf(token), userId: user.id, expiresAt });
		const url = resetUrl(addressIn(shop, asked.storeCode, pathTo('create-password')), user.email, token);
		await sendMail(tx, {
			to: user.email,
			storeViews: shop.storeViews,
			storeCode: asked.storeCode,
			letter: (language) => resetLetter(language, url),
		});
	});
}

/** In the fragment, which no server, no log and no referrer ever sees. */
function resetUrl(page: string, email: string, token: string): string {
	return `${page}#${new URLSearchParams({ email, resetToken: token })}`;
}
