import type { Translation } from '../../translation.ts';

export const about: Translation['pages'] = {
	'o-nas': {
		title: 'Chi siamo',
		metaDescription:
			'Brzask è un piccolo marchio polacco di abbigliamento: lino, lana e cotone biologico, cuciti a Łódź e lavorati a maglia a Bielsko-Biała.',
		content: `
<p>Brzask è nato nel 2017 da un solo abito di lino e da una macchina da cucire messa vicino alla finestra. Si cuciva all’alba, prima di andare al lavoro: da qui il nome, che in polacco vuol dire proprio questo. Oggi siamo in undici, il laboratorio è in una vecchia filanda di Łódź, e continuiamo a lavorare meglio di mattina.</p>
<h2>Che cosa facciamo</h2>
<p>Disegniamo capi da donna, da uomo e da bambino fatti per durare. Invece di una dozzina di collezioni l’anno ne prepariamo due, e aggiungiamo qualche capo quando è pronto. La camicia Alba è in vendita dal primo giorno: abbiamo cambiato solo i bottoni.</p>
<h2>Con che cosa</h2>
<p>Usiamo lino, lana, cotone biologico, lyocell e pelle a concia vegetale. Al poliestere ricorriamo solo dove serve, per esempio nelle imbottiture, e sempre riciclato. La composizione di ogni capo è indicata in percentuale, comprese le piccole aggiunte.</p>
<h2>Dove</h2>
<ul>
<li>Cuciamo a Łódź, in due laboratori che raggiungiamo in tram.</li>
<li>Maglioni e berretti nascono in un maglificio di famiglia di Bielsko-Biała.</li>
<li>Borse e cinture le fa una pelletteria di Kalwaria Zebrzydowska.</li>
<li>I calzini vengono da una fabbrica di Aleksandrów Łódzki.</li>
</ul>
<h2>Ripariamo</h2>
<p>I maglioni li rammendiamo gratis per cinque anni, i capi da bambino per due. Il resto lo modifichiamo e lo stringiamo ai prezzi che trovi in <a href="/cartamodelli-e-servizi/servizi-di-sartoria">Servizi di sartoria</a>.</p>
<p><strong>Attenzione:</strong> Brzask è un marchio inventato. Questo negozio serve a mostrare il software Pasaż: qui non si può comprare davvero niente.</p>`,
	},
	'jak-szyjemy': {
		title: 'Come cuciamo',
		metaDescription: 'Dallo schizzo al pacco: come nasce un capo nel laboratorio Brzask e perché ci vogliono dei mesi.',
		content: `
<p>Dal primo disegno alla spedizione passano di solito da quattro a sette mesi. Ecco che cosa succede nel frattempo.</p>
<h2>1. Disegno e stoffa</h2>
<p>Si parte dal materiale, non dallo schizzo. Solo quando sappiamo come cade la stoffa disegniamo che cosa farne. Il campione lo laviamo dieci volte prima di ordinare la pezza.</p>
<h2>2. Modello</h2>
<p>Il modello nasce sulla carta, poi al computer e infine addosso a qualcuno di noi. I pantaloni li provano quattro persone di corporatura diversa: se anche una sola brontola, si torna al tavolo.</p>
<h2>3. Taglio</h2>
<p>Disponiamo le sagome in modo che gli scarti restino sotto l’otto per cento. Con i più grandi facciamo vestitini e sacche, con i più piccoli elastici per capelli, con i minimi l’imbottitura dei cuscini per un rifugio di animali.</p>
<h2>4. Cucito</h2>
<p>Ogni capo lo cuce una persona sola. Il suo nome è sull’etichetta, così sai chi ringraziare.</p>
<h2>5. Lavaggio e controllo</h2>
<p>I capi finiti in lino e cotone li laviamo, perciò a casa non si restringono più. Alla fine li guardiamo alla luce del giorno, da tutti e due i lati.</p>`,
	},
	kontakt: {
		title: 'Contatti',
		metaDescription: 'Scrivi o telefona al laboratorio Brzask. Rispondiamo nei giorni lavorativi, dalle 9 alle 16.',
		content: `
<p>Rispondiamo nei giorni lavorativi dalle 9.00 alle 16.00, di solito in giornata.</p>
<ul>
<li>E-mail: <a href="mailto:dzien.dobry@brzask.example">dzien.dobry@brzask.example</a></li>
<li>Telefono: +48 42 000 00 00</li>
<li>Indirizzo del laboratorio e dei resi: Brzask (dati dimostrativi), ul. Przykładowa 1, 90-000 Łódź, Polonia</li>
</ul>
<p>In laboratorio si può venire su appuntamento, meglio il martedì o il giovedì. Prepariamo un tè e ti facciamo vedere come nasce un cappotto.</p>
<p>Se scrivi per un ordine, indicane il numero: risponderemo prima.</p>`,
	},
};
