import type { Translation } from '../translation.ts';

export const tops: Translation['products'] = {
	'T-shirt Podstawa': {
		name: 'T-shirt Podstawa',
		lead: 'Una normale T-shirt su cui abbiamo lavorato in modo tutt’altro che normale.',
		story:
			'Non troppo corta, non troppo stretta, con uno scollo che scopre la clavicola e non un centimetro di più. La manica finisce dove il braccio è più sottile. Dopo trenta lavaggi di prova abbiamo misurato: mancavano quattro millimetri.',
	},
	'T-shirt w paski Hel': {
		name: 'T-shirt a righe Hel',
		lead: 'Righe marinare su jersey morbido, con scollo a barca.',
		story:
			'Riga di dieci millimetri, intervallo di venti: le stesse proporzioni dal 1858. Sui fianchi combaciano al filo. Allo scollo e ai polsi il bordo resta liscio, come negli originali bretoni.',
	},
	'T-shirt oversize Mokotów': {
		name: 'T-shirt oversize Mokotów',
		lead: 'Una T-shirt grande e pesante, con la spalla scesa.',
		story:
			'È più larga ma non più lunga, quindi non diventa una tunica. La manica arriva al gomito e sta un po’ scostata: con i pantaloni ampi fa tutto lei.',
	},
	'Top lniany Lipiec': {
		name: 'Top in lino Lipiec',
		lead: 'Un top corto in lino con spalline larghe e bottoni davanti.',
		story:
			'Va con qualsiasi gonna e con tutti i pantaloni a vita alta. Le pinces sotto il seno modellano senza stringere e il reggiseno resta nascosto. Quando rinfresca, buttaci sopra una camicia dello stesso lino.',
	},
	'Top prążkowany Aga': {
		name: 'Top a coste Aga',
		lead: 'Una canottiera liscia su cui si costruisce tutto il resto.',
		story:
			'Sotto la giacca, sotto il maglione, sotto niente. Lo scollo è uguale davanti e dietro, e il giromanica è tagliato perché non spunti il reggiseno.',
	},
	'Longsleeve prążkowany Nina': {
		name: 'Maglia a manica lunga Nina',
		lead: 'Una maglia sottile a coste con la manica che scende sulla mano.',
		story:
			'La infili come primo strato e poi scopri che gli altri non servono. I polsini sono più lunghi di quattro centimetri e si possono risvoltare. Lo scollo a mezzaluna ospita una catenina e non spunta dal maglione.',
	},
	'Golf cienki Brzoza': {
		name: 'Lupetto leggero Brzoza',
		lead: 'Un lupetto in cotone da mettere sotto abiti, salopette e blazer.',
		story:
			'Il collo arriva a metà gola e non va risvoltato. La maglia è abbastanza sottile da non segnare sotto la giacca e abbastanza fitta da uscire da sola.',
	},
	'T-shirt z dekoltem w serek Kropla': {
		name: 'T-shirt con scollo a V Kropla',
		lead: 'Una T-shirt morbida con una V gentile.',
		story:
			'Lo scollo si ferma all’altezza del cuore: allunga il collo e, quando ti chini, non racconta nulla. Appena sciancrata, sciolta sui fianchi. Kropla si trova bene nella borsa per l’ospedale, in aereo e nei turni di notte.',
	},
	'T-shirt z nadrukiem Dmuchawiec': {
		name: 'T-shirt stampata Dmuchawiec',
		lead: 'Una T-shirt con soffioni stampati con colori ad acqua.',
		story:
			'Il disegno è di un colore solo, serigrafato in una stamperia di Łódź, un pezzo alla volta. La tinta entra nel cotone: sotto le dita non senti niente.',
	},
	'Top satynowy Ważka': {
		name: 'Top in raso Ważka',
		lead: 'Un top in raso con spalline sottili e uno scollo che cade morbido.',
		story:
			'Il davanti in sbieco scende in un’unica piega soffice. Le spalline si regolano e la schiena è abbastanza coperta per un reggiseno normale. Di giorno sotto una camicia aperta, di sera da solo.',
	},
	'Body prążkowane Tancerka': {
		name: 'Body a coste Tancerka',
		lead: 'Un body a manica corta con lo scollo profondo sulla schiena.',
		story:
			'Niente esce dai pantaloni, niente fa pieghe sotto la gonna. Si chiude con tre automatici piatti e la sgambatura è ragionevole.',
	},
};
