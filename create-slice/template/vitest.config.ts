import { defineConfig } from 'vitest/config';

export default defineConfig({
	// the shop's packages import styles, which only vitest understands
	test: { include: ['src/**/*.test.{ts,tsx}'], server: { deps: { inline: [/@pasaz/] } } },
});
