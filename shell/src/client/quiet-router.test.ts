import { createMemoryRouter, type RouterState } from 'react-router';
import { expect, it } from 'vitest';
import { quietRouter } from './quiet-router.ts';

const task = () => new Promise((resolve) => setTimeout(resolve));

/** What React hears of a navigation to a page whose data comes with `loader`. */
async function heardOf(loader: () => Promise<unknown>) {
	const router = createMemoryRouter([
		{ path: '/', element: null },
		{ path: '/next', element: null, loader },
	]);
	const heard: string[] = [];
	const note = ({ navigation, location }: RouterState) => void heard.push(`${navigation.state} ${location.pathname}`);
	const stop = quietRouter(router).subscribe(note);
	await router.navigate('/next');
	await task();
	stop();
	return heard;
}

it('says nothing of a page in memory before it is there', async () => {
	expect(await heardOf(async () => null)).toEqual(['idle /next']);
});

it('says that a page is loading which comes later', async () => {
	const late = async () => {
		await task();
		await task();
		return null;
	};
	expect(await heardOf(late)).toEqual(['loading /', 'idle /next']);
});

it('says nothing more to those who have left', async () => {
	const router = createMemoryRouter([{ path: '/', element: null }]);
	const heard: string[] = [];
	quietRouter(router).subscribe(() => void heard.push('heard'))();
	await router.navigate('/?a');
	await task();
	expect(heard).toEqual([]);
});

it('is the router in all else', () => {
	const router = createMemoryRouter([{ path: '/', element: null }]);
	expect(quietRouter(router).state).toBe(router.state);
});
