import type { Translation } from '../translation.ts';

export const categories: Translation['categories'] = {
	ona: {
		urlKey: 'donna',
		name: 'Donna',
		description:
			'Capi per donne che amano le buone stoffe e la santa pace. Lino, lana e cotone biologico, cuciti in Polonia.',
		title: 'Abbigliamento donna',
	},
	'ona/sukienki': {
		name: 'Abiti',
		description: 'Dalla mussola per la spiaggia alla lana per l’udienza. Quasi tutti hanno le tasche.',
		title: 'Abiti da donna',
	},
	'ona/sukienki/mini': {
		name: 'Abiti corti',
		description: 'Corti e comodi, con le sneakers e con gli stivali.',
	},
	'ona/sukienki/midi': {
		name: 'Abiti midi',
		description: 'Al ginocchio e oltre: la lunghezza con cui si lavora, si balla e si sale in bici.',
	},
	'ona/sukienki/maxi': {
		name: 'Abiti lunghi',
		description: 'Alla caviglia e fino a terra. Per matrimoni, dune e serate lunghe.',
	},
	'ona/bluzki-i-koszule': {
		name: 'Bluse e camicie',
		description: 'Popeline, lino, raso e flanella. Capi da portare sopra, tutto l’anno.',
		title: 'Bluse e camicie da donna',
	},
	'ona/bluzki-i-koszule/koszule': {
		name: 'Camicie',
		description: 'Bianche, a righe e a quadri; con un colletto che non chiede l’amido.',
		title: 'Camicie da donna',
	},
	'ona/bluzki-i-koszule/bluzki': {
		name: 'Bluse',
		description: 'Sbuffi, fiocchi, ricami e molte tranquille tinte unite.',
		title: 'Bluse da donna',
	},
	'ona/topy-i-t-shirty': {
		name: 'Top e T-shirt',
		description: 'Le basi in cotone GOTS, messe alla prova in trenta lavaggi.',
		title: 'Top e T-shirt da donna',
	},
	'ona/swetry': {
		name: 'Maglieria',
		description: 'Merino, alpaca e lambswool da un maglificio di famiglia di Bielsko-Biała.',
		title: 'Maglieria da donna',
	},
	'ona/swetry/pulowery': {
		name: 'Maglioni',
		description: 'Da infilare dalla testa: sottili per stare sotto la giacca e grossi per il gelo.',
		title: 'Maglioni da donna',
	},
	'ona/swetry/golfy': {
		name: 'Dolcevita',
		description: 'Colli morbidi che non pungono, nemmeno sulla pelle nuda.',
		title: 'Dolcevita da donna',
	},
	'ona/swetry/kardigany': {
		name: 'Cardigan',
		description: 'Con i bottoni, aperti, corti e quasi cappotti.',
		title: 'Cardigan da donna',
	},
	'ona/spodnie': {
		name: 'Pantaloni',
		description: 'Larghi, dritti e di jeans, provati su quattro corporature diverse.',
		title: 'Pantaloni da donna',
	},
	'ona/spodnie/szerokie': {
		name: 'Larghi',
		description: 'Gambe che dondolano a ogni passo: in lino, lana, velluto a coste e raso.',
		title: 'Pantaloni larghi da donna',
	},
	'ona/spodnie/proste': {
		name: 'Dritti',
		description: 'Chino, pantaloni a sigaretta e da tailleur per le faccende di ogni giorno.',
		title: 'Pantaloni dritti da donna',
	},
	'ona/spodnie/jeansy': {
		name: 'Jeans',
		description: 'Denim senza elastan, che prende la forma di chi lo porta.',
		title: 'Jeans da donna',
	},
	'ona/spodnice': {
		name: 'Gonne',
		description: 'A ruota, in sbieco, plissé e pied-de-poule. Lunghe, corte e giuste così.',
		title: 'Gonne da donna',
	},
	'ona/okrycia': {
		name: 'Capispalla',
		description: 'Cappotti, giacche e blazer da un laboratorio di Łódź che se ne intende da quarant’anni.',
		title: 'Capispalla da donna',
	},
	'ona/okrycia/plaszcze': {
		name: 'Cappotti',
		description: 'Lana e cashmere per l’inverno, gabardine per la pioggia, lino per l’estate.',
		title: 'Cappotti da donna',
	},
	'ona/okrycia/kurtki': {
		name: 'Giacche',
		description: 'Cerate, trapuntate, di jeans e da gelo. Tutte con tasche che funzionano.',
		title: 'Giacche da donna',
	},
	'ona/okrycia/marynarki': {
		name: 'Blazer',
		description: 'Dal classico a un bottone alla giacca morbida che in realtà è una felpa.',
		title: 'Blazer da donna',
	},
	'ona/bluzy': {
		name: 'Felpe',
		description: 'Cotone pesante e interno soffice, senza grandi scritte.',
		title: 'Felpe da donna',
	},
	on: {
		urlKey: 'uomo',
		name: 'Uomo',
		description: 'Capi per uomini che comprano di rado, ma bene. Tagli semplici e stoffe che invecchiano con grazia.',
		title: 'Abbigliamento uomo',
	},
	'on/koszule': {
		name: 'Camicie',
		description: 'Per lavorare, per i matrimoni e per spaccare la legna.',
		title: 'Camicie da uomo',
	},
	'on/koszule/lniane': {
		name: 'Camicie in lino',
		description: 'Leggere, fresche, e non si devono stirare.',
		title: 'Camicie in lino da uomo',
	},
	'on/koszule/bawelniane': {
		name: 'Camicie in cotone',
		description: 'Popeline, oxford, flanella e velluto a coste. Per ogni giorno di lavoro e per il fine settimana.',
		title: 'Camicie in cotone da uomo',
	},
	'on/t-shirty-i-polo': {
		name: 'T-shirt e polo',
		description: 'Cotone pesante, cuciture robuste e nessuna scritta sul petto.',
		title: 'T-shirt e polo da uomo',
	},
	'on/swetry': {
		name: 'Maglieria',
		description: 'Maglioni in merino e lambswool, riparati gratis per cinque anni.',
		title: 'Maglieria da uomo',
	},
	'on/bluzy': {
		name: 'Felpe',
		description: 'Con il cappuccio, senza, con la zip. Pesanti e durature.',
		title: 'Felpe da uomo',
	},
	'on/spodnie': {
		name: 'Pantaloni',
		description: 'Chino, jeans, velluto a coste e shorts, con margine per le modifiche.',
		title: 'Pantaloni da uomo',
	},
	'on/okrycia': {
		name: 'Capispalla',
		description: 'Cappotti, giacconi e giacche per il tempo polacco, cioè per qualsiasi tempo.',
		title: 'Capispalla da uomo',
	},
	dziecko: {
		name: 'Bambino',
		description: 'Morbidi, robusti e con margine per crescere. Taglie dalla 98 alla 146.',
		title: 'Abbigliamento bambino',
	},
	'dziecko/t-shirty': {
		name: 'T-shirt',
		description: 'Cotone senza etichette che pungono e scolli da cui la testa passa.',
		title: 'T-shirt da bambino',
	},
	'dziecko/bluzy-i-swetry': {
		name: 'Felpe e maglioni',
		description: 'Per la mattina fresca all’asilo e per la sera attorno al falò.',
		title: 'Felpe e maglioni da bambino',
	},
	'dziecko/sukienki-i-spodnice': {
		name: 'Abiti e gonne',
		description: 'Per volteggiare, arrampicarsi e raccogliere sassi.',
		title: 'Abiti e gonne da bambina',
	},
	'dziecko/spodnie': {
		name: 'Pantaloni',
		description: 'Ginocchia doppie, vita regolabile, gambe da risvoltare.',
		title: 'Pantaloni da bambino',
	},
	'dziecko/okrycia': {
		name: 'Capispalla',
		description: 'Giacche, cappottini e mantelline con cui ci si può rotolare.',
		title: 'Giacche e cappotti da bambino',
	},
	dodatki: {
		name: 'Accessori',
		description: 'Piccole cose da cui spesso comincia la conoscenza con noi.',
	},
	'dodatki/torby': {
		name: 'Borse',
		description: 'In tela per il mercato, in pelle per il lavoro, in velluto per il teatro.',
		title: 'Borse e zaini',
	},
	'dodatki/paski': {
		name: 'Cinture',
		description: 'Pelle a concia vegetale e fibbie d’ottone di Kalwaria Zebrzydowska.',
		title: 'Cinture in pelle e in tela',
	},
	'dodatki/szale-i-chusty': {
		name: 'Sciarpe e foulard',
		description: 'Lana contro il gelo, lino contro l’aria condizionata, raso per bellezza.',
	},
	'dodatki/czapki': {
		name: 'Berretti',
		description: 'Senza cuciture, senza pizzicori, in gran parte con il filato avanzato dai maglioni.',
		title: 'Berretti e baschi',
	},
	'dodatki/skarpetki': {
		name: 'Calzini',
		description: 'Da Aleksandrów Łódzki, la capitale polacca dei calzini.',
		title: 'Calzini e gambaletti',
	},
	zestawy: {
		name: 'Set',
		description: 'Completi che abbiamo composto per te e altri che componi a modo tuo.',
		title: 'Set e completi',
	},
	'wykroje-i-uslugi': {
		name: 'Cartamodelli e servizi',
		description: 'Per chi cuce da sé e per chi preferisce che lo facciamo noi.',
	},
	'wykroje-i-uslugi/wykroje': {
		name: 'Cartamodelli PDF',
		description: 'I nostri modelli da cucire da soli, con istruzioni e file da stampare a casa.',
		title: 'Cartamodelli in PDF',
	},
	'wykroje-i-uslugi/karty-podarunkowe': {
		name: 'Carte regalo',
		description: 'Un regalo che ha sempre la taglia giusta. Arriva via e-mail in pochi minuti.',
	},
	'wykroje-i-uslugi/uslugi': {
		name: 'Servizi di sartoria',
		description: 'Orli, rammendi, ricami e cucito su misura nel nostro laboratorio di Łódź.',
	},
};
