import type { Partner } from '@pasaz/kernel/contract/content';

/** Who the label works with; as fictional as the label. */
export const partners: Partner[] = [
	{
		name: 'Dziewiarnia Pod Szyndzielnią',
		description: 'Rodzinna dziewiarnia, w której powstają nasze swetry, golfy i czapki. Trzy pokolenia, osiem maszyn.',
		url: null,
		image: null,
		city: 'Bielsko-Biała',
	},
	{
		name: 'Szwalnia Księży Młyn',
		description: 'Szyje nasze sukienki i koszule. Do pracowni jest stąd cztery przystanki tramwajem.',
		url: null,
		image: null,
		city: 'Łódź',
	},
	{
		name: 'Pracownia Kaletnicza Rymarz',
		description: 'Torby i paski ze skóry garbowanej roślinnie, krojone i barwione ręcznie.',
		url: null,
		image: null,
		city: 'Kalwaria Zebrzydowska',
	},
	{
		name: 'Skarpetkarnia Aleksandrów',
		description: 'Skarpetki z bawełny organicznej i z wełny, z ręcznie zszywanym palcem.',
		url: null,
		image: null,
		city: 'Aleksandrów Łódzki',
	},
	{
		name: 'Len z Doliny',
		description: 'Tkalnia, z której pochodzi nasz len: siany, roszony i tkany w jednej dolinie.',
		url: 'https://len.example/',
		image: null,
		city: 'Kamienna Góra',
	},
];
