import { useShop } from '@pasaz/kernel/composition/shop';

/** The shop's time zone, wherever the shopper is, because the server and the browser must write the same text. */
const TIME_ZONE = 'Europe/Warsaw';

const PARTS = {
	timeZone: TIME_ZONE,
	hourCycle: 'h23',
	hour: '2-digit',
	minute: '2-digit',
	day: 'numeric',
	month: 'numeric',
	year: 'numeric',
} as const;

/** Keeps what is made for each locale: making an `Intl` object takes longer than a hundred uses of it. */
function perLocale<Made>(make: (locale: string) => Made): (locale: string) => Made {
	const known = new Map<string, Made>();
	return (locale) => {
		const made = known.get(locale) ?? make(locale);
		known.set(locale, made);
		return made;
	};
}

const clocks = perLocale((locale) => new Intl.DateTimeFormat(locale, PARTS));
const days = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, dateStyle: 'long' }));

/** `14:05 3/7/2026` (rule 1.12). `moment` in ms or as ISO text. */
export function formatDateTime(moment: number | string): string {
	const all = clocks('en-GB').formatToParts(new Date(moment));
	const parts = Object.fromEntries(all.map(({ type, value }) => [type, value]));
	return `${parts.hour}:${parts.minute} ${Number(parts.day)}/${Number(parts.month)}/${parts.year}`;
}

/** `3 lipca 2026`, as each language writes it. `moment` in ms or as ISO text. */
export function formatDate(moment: number | string, locale: string): string {
	return days(locale).format(new Date(moment));
}

/** Shows a day in the shopper's language, or the short form with the time of day. `at` is ISO text. */
export function ShownDate({ at, withTime = false }: { at: string; withTime?: boolean }) {
	const { defaultLocale } = useShop().storeView.i18n;
	return (
		<time dateTime={new Date(at).toISOString()}>{withTime ? formatDateTime(at) : formatDate(at, defaultLocale)}</time>
	);
}
