import { MAX_COMPLAINT_PICTURES } from '@pasaz/kernel/contract/order-document';
import { and, asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Database } from '../../../platform/database/database.ts';
import { claimPictures, claims } from '../../../platform/database/schema/sales.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { createLimiter } from '../../../platform/limiter.ts';

/** px; browsers send less, and a small file may unpack to much. */
const MAX_PIXELS = 12_000_000;
const MAX_SIDE = 1600;
const limit = createLimiter(1, 20);

interface NamedComplaint {
	orderUuid: string;
	claimId: number;
}

/**
 * Adds a picture to a complaint that is not settled yet. It is decoded and encoded anew, so that nothing but the picture is kept.
 * @param picture base64
 * @returns how many there are now
 * @throws Refusal 404, 409 for a sixth picture or a settled complaint, 422 for what is no picture
 */
export async function addPicture(
	db: Database,
	{ picture, ...named }: NamedComplaint & { picture: string },
): Promise<number> {
	// decoding is work that nobody causes without a complaint that takes the picture
	await countBefore(db, named);
	const webp = await limit(() => encodeAnew(Buffer.from(picture, 'base64')));
	return db.transaction(async (tx) => {
		const { claimId } = named;
		await tx.select({ id: claims.id }).from(claims).where(eq(claims.id, claimId)).for('update');
		const count = await countBefore(tx, named);
		await tx.insert(claimPictures).values({ claimId, webp: webp.toString('base64') });
		return count + 1;
	});
}

/** @returns how many pictures the complaint has @throws Refusal 404, 409 where it takes no more */
async function countBefore(db: Database, { orderUuid, claimId }: NamedComplaint): Promise<number> {
	const isMeant = and(eq(claims.id, claimId), eq(claims.orderUuid, orderUuid), eq(claims.kind, 'complaint'));
	const [claim] = await db.select().from(claims).where(isMeant);
	if (!claim) throw notFound('There is no such complaint.');
	if (claim.state !== 'received') throw new Refusal(409, 'claim-settled', `The complaint was ${claim.state} before.`);
	const count = await db.$count(claimPictures, eq(claimPictures.claimId, claimId));
	if (count >= MAX_COMPLAINT_PICTURES)
		throw new Refusal(409, 'too-many-pictures', `A complaint has at most ${MAX_COMPLAINT_PICTURES} pictures.`);
	return count;
}

async function encodeAnew(bytes: Buffer): Promise<Buffer> {
	try {
		const given = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
		const { format } = await given.metadata();
		if (!['jpeg', 'png', 'webp'].includes(format)) throw new Error(`${format} is no photograph`);
		const size = { width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true } as const;
		return await given.rotate().resize(size).webp({ quality: 75 }).toBuffer();
	} catch (cause) {
		const refusal = new Refusal(422, 'invalid-picture', 'The picture is neither JPEG, PNG nor WebP, or it is broken.');
		throw Object.assign(refusal, { cause });
	}
}

/** @param index from 1 */
export async function pictureOf(db: Database, { claimId, index }: { claimId: number; index: number }): Promise<Buffer> {
	const [found] = await db
		.select()
		.from(claimPictures)
		.where(eq(claimPictures.claimId, claimId))
		.orderBy(asc(claimPictures.id))
		.limit(1)
		.offset(index - 1);
	if (!found) throw notFound('There is no such picture.');
	return Buffer.from(found.webp, 'base64');
}
