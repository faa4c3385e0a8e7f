import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SearchTexts } from './search.ts';

export const messages: TextsOf<SearchTexts> = {
	title: 'Search',
	results: 'Results for “{term}”',
	label: 'What are you looking for?',
	submit: 'Search',
	tooShort: 'Search term must have at least 3 characters.',
	nothing: 'Nothing fits “{term}”',
	nothingHint: 'Check the spelling or try a more general word, such as “dress”.',
	didYouMean: 'Did you mean:',
	elsewhere: 'Have a look here, too',
	seeNew: 'See what is new',
	close: 'Close search',
	suggestions: 'Suggestions',
	products: 'Products',
	categories: 'Categories',
	tags: 'Collections',
	recent: 'Recent searches',
	forget: 'Clear history',
	searching: 'Searching…',
	found: { one: '{count} suggestion', other: '{count} suggestions' },
	noneFound: 'No suggestions.',
	offline: 'You are offline. Suggestions come back with the connection.',
	failed: 'Suggestions are not available right now. Press “Search” to see the results.',
	all: 'All results for “{term}”',
};
