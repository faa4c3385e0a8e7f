import type { Translation } from '../../translation.ts';

export const accessibility: Translation['pages'] = {
	dostepnosc: {
		title: 'Dichiarazione di accessibilità',
		metaDescription:
			'Che cosa abbiamo fatto perché chiunque possa usare questo negozio, che cosa ancora non sappiamo e come segnalare un ostacolo.',
		content: `
<p>Vogliamo che si possa acquistare da noi con il mouse, la tastiera, lo screen reader, l’ingrandimento o la voce. Il riferimento sono le linee guida WCAG 2.2, livello AA, e la direttiva (UE) 2019/882 sui requisiti di accessibilità dei prodotti e dei servizi, attuata in Polonia con la legge del 26 aprile 2024 e in Italia con il decreto legislativo 27 maggio 2022, n. 82.</p>
<h2>Stato di conformità</h2>
<p>Progettiamo il negozio secondo le WCAG 2.2 AA e lo verifichiamo in automatico e a mano, con la tastiera. Non è ancora stato esaminato da esperti indipendenti né da persone che usano ogni giorno tecnologie assistive, perciò non affermiamo che sia conforme in ogni parte.</p>
<h2>Che cosa funziona</h2>
<ul>
<li>L’intero acquisto, dalla pagina iniziale alla conferma, si può fare con la sola tastiera. Il focus è sempre visibile e il primo link della pagina è «Vai al contenuto».</li>
<li>Titoli, aree della pagina, moduli e messaggi sono descritti per gli screen reader. I cambiamenti nel carrello, nei filtri e gli errori nei moduli vengono annunciati.</li>
<li>Il testo si può ingrandire fino al 400% senza scorrere in orizzontale.</li>
<li>I colori hanno un contrasto di almeno 4,5:1, anche in modalità scura. Rispettiamo le impostazioni del sistema: modalità scura, contrasto elevato e riduzione del movimento.</li>
<li>Il colore non è mai l’unico indizio: ogni campione ha un nome, ogni errore una descrizione.</li>
<li>Niente lampeggia, parte da solo o mette fretta. L’unico passaggio automatico, quello alla pagina di pagamento, si può fermare.</li>
</ul>
<h2>Che cosa non funziona ancora</h2>
<ul>
<li>Le foto dei prodotti hanno descrizioni brevi che ripetono nome e colore; non descrivono il taglio né la fantasia. I dettagli del taglio sono nella descrizione del prodotto.</li>
<li>Il testo delle recensioni e le foto dei clienti li pubblichiamo così come ci arrivano.</li>
<li>La pagina di pagamento è del gestore dei pagamenti e ha una propria dichiarazione.</li>
</ul>
<h2>Segnala un ostacolo</h2>
<p>Se qualcosa ti impedisce di acquistare, scrivici dalla pagina <a href="/kontakt">Contatti</a> o a <a href="mailto:dostepnosc@brzask.example">dostepnosc@brzask.example</a>. Indica l’indirizzo della pagina e racconta che cosa è successo; se puoi, anche con quale dispositivo e programma. Rispondiamo entro 7 giorni e, se serve, prendiamo l’ordine via e-mail o per telefono.</p>
<p>Se la nostra risposta non ti soddisfa, puoi rivolgerti all’Agenzia per l’Italia digitale (AgID) oppure, in Polonia, al presidente del PFRON, che vigila sull’accessibilità dei servizi di commercio elettronico.</p>
<p>Dichiarazione redatta il 20 novembre 2026 sulla base di un’autovalutazione. <strong>Attenzione:</strong> Brzask è un marchio inventato e gli indirizzi di questa pagina sono dimostrativi.</p>`,
	},
};
