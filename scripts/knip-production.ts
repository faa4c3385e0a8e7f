import type { KnipConfig } from 'knip';

/** Tests, their fakes and fixtures, and the workshop's pages: what only these name is dead. */
const TEST_SUPPORT = /\.(test|fake|fixture|workshop)\.tsx?$/;
const blankTestSupport = (text: string, path: string) => (TEST_SUPPORT.test(path) ? '' : text);
const project = ['src/**!', '!src/**/*.{test,fake,fixture,workshop}.{ts,tsx}!'];

/** `knip.json` takes tests for users, and each export of a library for used; this look wants a user for each export. */
const config: KnipConfig = {
	rspack: false,
	vitest: false,
	playwright: false,
	ignoreExportsUsedInFile: true,
	compilers: { ts: blankTestSupport, tsx: blankTestSupport },
	// Read by the build, by the browser's federation runtime or by a command, not by an import.
	ignoreIssues: {
		'{*/rspack.config.ts,rspack.base.ts,scripts/**,ui-kit/fonts/subset-loader.ts}': ['exports'],
		'shell/src/{shared,fast-refresh}/*': ['exports', 'types'],
	},
	workspaces: {
		'.': { entry: ['rspack.base.ts!', 'scripts/*.{ts,mjs}!'], project: [] },
		'shared-kernel': { includeEntryExports: true, project },
		'ui-kit': { includeEntryExports: true, entry: ['fonts/subset-loader.ts!'], project },
		'mf-*': { entry: ['src/exposed/*.tsx!', 'rspack.config.ts!'], project },
		shell: {
			includeEntryExports: true,
			entry: [
				'src/client/entry.ts!',
				'src/fast-refresh/{start,runtime}.ts!',
				'src/render/worker.tsx!',
				'src/service-worker/service-worker.ts!',
				'src/shared/*.ts!',
				'rspack.config.ts!',
			],
			project,
		},
		'commerce-api': {
			includeEntryExports: true,
			entry: ['src/main.ts!', 'src/import/*/cli.ts!'],
			project,
		},
		'demo-shop': { entry: ['src/label.ts!', 'src/contact-sheets.ts!'], project },
		delivery: { includeEntryExports: true, project },
		e2e: { entry: [], project: [] },
		bench: { includeEntryExports: true, entry: ['src/server.ts!', 'src/run.ts!', 'src/*/run.ts!'], project },
	},
};
export default config;
