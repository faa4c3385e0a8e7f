import { memoryCollection } from '@pasaz/kernel/device/storage/collection.fake';
import { describe, expect, it } from 'vitest';
import type { Resolution } from '../routing/resolve-path.ts';
import { knownPaths } from './known-paths.ts';

const DAY = 86_400_000;
const ONA: Resolution = { path: '/ona', name: 'category', params: { slug: 'ona' } };

function open(collection = memoryCollection()) {
	const asked: string[] = [];
	let answer: Resolution | null | Error = ONA;
	let time = 0;
	const lookUp = async (path: string) => {
		asked.push(path);
		if (answer instanceof Error) throw answer;
		return answer;
	};
	const resolve = knownPaths({ lookUp, collection, now: () => time });
	const now = (given: { answer?: Resolution | null | Error; time?: number }) => {
		if (given.answer !== undefined) answer = given.answer;
		time = given.time ?? time;
	};
	return { resolve, asked, now, collection };
}

describe('what a path stands for', () => {
	it('is asked for once, by whoever comes when, with or without a slash at the end', async () => {
		const { resolve, asked, collection } = open();
		expect(await Promise.all([resolve('/ona'), resolve('/ona')])).toEqual([ONA, ONA]);
		expect(await resolve('/ona/')).toEqual(ONA);
		expect(await open(collection).resolve('/ona')).toEqual(ONA);
		expect(asked).toEqual(['/ona']);
	});

	it('is asked for anew after a day', async () => {
		const { resolve, asked, now } = open();
		await resolve('/ona');
		const moved: Resolution = { path: '/ona', movedTo: '/kobieta' };
		now({ answer: moved, time: DAY });
		expect(await resolve('/ona')).toEqual(moved);
		expect(asked).toHaveLength(2);
	});

	it('is what it was while nobody answers', async () => {
		const { resolve, now } = open();
		await resolve('/ona');
		now({ answer: new Error('offline'), time: 2 * DAY });
		expect(await resolve('/ona')).toEqual(ONA);
		await expect(resolve('/on')).rejects.toThrow('offline');
	});

	it('is never remembered to be nothing, and forgotten when it became nothing', async () => {
		const { resolve, asked, now, collection } = open();
		now({ answer: null });
		expect([await resolve('/ona'), await resolve('/ona')]).toEqual([null, null]);
		expect(asked).toHaveLength(2);
		now({ answer: ONA });
		await resolve('/ona');
		now({ answer: null, time: DAY });
		expect(await resolve('/ona')).toBeNull();
		expect(await collection.entries()).toEqual([]);
	});

	it('is asked for each time where it leads elsewhere for the time being only', async () => {
		const { resolve, asked, now, collection } = open();
		await resolve('/ona');
		const moved: Resolution = { path: '/ona', movedTo: '/promocje', code: 302 };
		now({ answer: moved, time: DAY });
		expect([await resolve('/ona'), await resolve('/ona')]).toEqual([moved, moved]);
		expect(asked).toHaveLength(3);
		expect(await collection.entries()).toEqual([]);
		now({ answer: { ...moved, code: 301 } });
		await resolve('/ona');
		await resolve('/ona');
		expect(asked).toHaveLength(4);
	});

	it('is asked for where the device holds something else under its name', async () => {
		const collection = memoryCollection();
		await collection.set('/ona', { at: 0, found: { name: 7 } });
		expect(await open(collection).resolve('/ona')).toEqual(ONA);
	});
});
