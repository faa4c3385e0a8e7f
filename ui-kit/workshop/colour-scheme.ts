export type ColourScheme = 'system' | 'light' | 'dark';

const DARK = '(prefers-color-scheme: dark)';
const RULES = { system: DARK, light: 'not all', dark: 'all' };

/** Every rule for a dark device, also those within others. */
function darkRules(rules: CSSRuleList): CSSMediaRule[] {
	return [...rules].flatMap((rule) => {
		if (rule instanceof CSSMediaRule && rule.conditionText === DARK) return [rule];
		return rule instanceof CSSGroupingRule ? darkRules(rule.cssRules) : [];
	});
}

const found = [...document.styleSheets].flatMap(({ cssRules }) => darkRules(cssRules));

/** Shows the page as on a light or a dark device, whatever this one is. */
export function chooseScheme(scheme: ColourScheme): void {
	for (const rule of found) rule.media.mediaText = RULES[scheme];
	document.documentElement.dataset.scheme = scheme;
}
