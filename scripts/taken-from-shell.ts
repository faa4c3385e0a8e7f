import type { Compiler } from '@rspack/core';

const DATA = /chunkMapping: (\{.*?\}), moduleIdToConsumeDataMapping: \{(.*)\}, initialConsumes: \[\]/;
const MODULE = /"([^"]+)": \{ shareScope: "default", shareKey: "([^"]+)"/g;

/** Takes a chunk's shared modules out of the scope, where each has the one version that the shell brings. */
const CONSUME = `
var taken = {};
__webpack_require__.f.consumes = (chunk, promises) => (chunks[chunk] || []).forEach((id) => {
	if (__webpack_require__.o(taken, id)) return promises.push(taken[id]);
	var take = (factory) => {
		taken[id] = 0;
		__webpack_require__.m[id] = (module) => {
			delete __webpack_require__.c[id];
			module.exports = factory();
		};
	};
	var fail = (error) => {
		delete taken[id];
		__webpack_require__.m[id] = () => {
			delete __webpack_require__.c[id];
			throw error;
		};
	};
	try {
		var versions = __webpack_require__.S.default[keys[id]];
		if (!versions) throw Error("The shell does not share " + keys[id]);
		var factory = Object.values(versions)[0].get();
		factory.then ? promises.push(taken[id] = factory.then(take).catch(fail)) : take(factory);
	} catch (error) { fail(error); }
});`;

/** A slice shares nothing itself; its container puts the shell's scope there. */
const SHARING = '__webpack_require__.S = {};\n__webpack_require__.I = () => {};';

function consumingRuntime(code: string): string {
	const [, chunks, modules = ''] = DATA.exec(code) ?? [];
	if (!chunks) throw new Error('The compiler lists shared modules in another way than it did');
	const keys = [...modules.matchAll(MODULE)].map(([, id, key]) => [id, key]);
	return `var chunks = ${chunks}, keys = ${JSON.stringify(Object.fromEntries(keys))};${CONSUME}`;
}

/** The runtime that chooses among versions of shared modules takes 2.5 kB of each slice, compressed; the shell brings each once. */
export class TakenFromShell {
	apply(compiler: Compiler) {
		compiler.hooks.thisCompilation.tap('TakenFromShell', ({ hooks }) => {
			hooks.runtimeModule.tap('TakenFromShell', (module) => {
				if (!module.source) return;
				const code = module.source.source.toString();
				if (module.name === 'consumes_loading') module.source.source = Buffer.from(consumingRuntime(code));
				if (module.name === 'sharing') module.source.source = Buffer.from(SHARING);
			});
		});
	}
}
