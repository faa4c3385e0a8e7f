import type { Translation } from '../../translation.ts';

export const terms: Translation['pages'] = {
	regulamin: {
		title: 'Condizioni di vendita',
		metaDescription: 'Le regole per acquistare da Brzask: ordini, prezzi, consegna, recesso, reclami e recensioni.',
		content: `
<p><em>Documento dimostrativo. Il venditore, gli indirizzi e i numeri sono inventati; prima di usarlo in un negozio vero, il testo va fatto controllare da un avvocato.</em></p>
<h2>1. Chi gestisce il negozio</h2>
<p>Il venditore è Brzask sp. z o.o. (società fittizia), ul. Przykładowa 1, 90-000 Łódź, Polonia, numero di registro KRS 0000000000, partita IVA NIP 0000000000, e-mail dzien.dobry@brzask.example, telefono +48 42 000 00 00.</p>
<h2>2. Oggetto</h2>
<p>Queste condizioni regolano la vendita di capi di abbigliamento e accessori, la fornitura di contenuti digitali (cartamodelli PDF), i servizi di sartoria e i servizi elettronici: account, lista dei desideri e newsletter. Le mettiamo a disposizione gratuitamente; puoi salvarle e stamparle.</p>
<p>Per usare il negozio bastano un browser aggiornato e un indirizzo e-mail. Non è consentito inviare attraverso il negozio contenuti illeciti.</p>
<h2>3. Ordine</h2>
<ol>
<li>Scegli i prodotti e aggiungili al carrello, poi indica i dati di spedizione, il metodo di consegna e quello di pagamento.</li>
<li>Prima di inviare l’ordine vedi il riepilogo con il prezzo totale e il costo di consegna. Puoi correggere i dati fino a quando premi il pulsante «Ordina e paga».</li>
<li>Il contratto è concluso quando ricevi l’e-mail che conferma l’accettazione dell’ordine. Contiene il testo dell’ordine e i link a queste condizioni e all’informativa sul recesso.</li>
</ol>
<p>Si può acquistare anche senza creare un account. Il contratto si conclude in lingua italiana.</p>
<h2>4. Prezzi e promozioni</h2>
<p>I prezzi sono in euro e comprendono l’IVA. Quando annunciamo una riduzione, accanto al prezzo attuale mostriamo il prezzo più basso del prodotto nei 30 giorni precedenti. Le promozioni non si sommano ai codici sconto, salvo che le loro regole dicano altrimenti. Non adattiamo i prezzi alla persona con decisioni automatizzate.</p>
<h2>5. Pagamento e consegna</h2>
<p>Metodi e costi sono descritti nella pagina <a href="/dostawa-i-platnosc">Consegna e pagamento</a>. Se un ordine con pagamento anticipato non viene pagato entro 30 minuti, o entro 7 giorni se paghi con bonifico, lo annulliamo; fino a quando aspettiamo è scritto nella pagina dell’ordine e nell’e-mail. Consegniamo al più tardi entro 30 giorni dalla conclusione del contratto, se accanto al prodotto non è indicato un termine più breve.</p>
<h2>6. Cartamodelli PDF</h2>
<p>I cartamodelli si possono scaricare appena il pagamento è accreditato. La licenza comprende l’uso personale e la vendita di non più di venti capi cuciti all’anno; non è consentito diffondere i file.</p>
<h2>7. Carte regalo</h2>
<p>La carta è un buono multiuso al portatore, valido 24 mesi dall’acquisto. Si può usare più volte, fino a esaurimento dell’importo. Non si converte in denaro. Il consumatore può recedere dall’acquisto entro 14 giorni, se la carta non è stata usata.</p>
<h2>8. Recesso e reclami</h2>
<p>Il consumatore, e l’imprenditore a cui la legge riconosce gli stessi diritti, può recedere dal contratto entro 14 giorni senza indicare il motivo. Abbiamo l’obbligo di fornire prodotti conformi al contratto. Dettagli, eccezioni e modulo tipo sono nella pagina <a href="/zwroty-i-reklamacje">Resi e reclami</a>.</p>
<h2>9. Recensioni</h2>
<p>Può recensire un prodotto chi ha effettuato l’accesso o apre il link della nostra e-mail dell’ordine. Leggiamo ogni recensione prima di pubblicarla. Le recensioni di chi ha quel prodotto tra i propri ordini sono contrassegnate come acquisto confermato; le altre non le verifichiamo. Pubblichiamo recensioni positive e negative, non le compriamo e non ne cambiamo il testo. Eliminiamo soltanto quelle illecite e offensive.</p>
<h2>10. Account e servizi elettronici</h2>
<p>L’account è gratuito e a tempo indeterminato. Puoi eliminarlo in qualsiasi momento dalle impostazioni. Ai reclami sul funzionamento del negozio rispondiamo entro 14 giorni.</p>
<h2>11. Controversie</h2>
<p>Il consumatore può ricorrere alla risoluzione extragiudiziale delle controversie, per esempio con l’aiuto di un’associazione di consumatori, del Centro europeo consumatori o della mediazione dell’Ispettorato del commercio polacco. Queste condizioni non limitano i diritti previsti da norme inderogabili, comprese quelle del Paese in cui il consumatore risiede abitualmente.</p>
<h2>12. Modifiche</h2>
<p>Delle modifiche informiamo chi ha un account con 14 giorni di anticipo. Agli ordini già fatti si applica la versione in vigore in quel momento.</p>
<p>Versione del 1º ottobre 2026.</p>`,
	},
	'polityka-prywatnosci': {
		title: 'Informativa sulla privacy',
		metaDescription: 'Quali dati raccogliamo, perché, per quanto tempo li teniamo e quali diritti hai.',
		content: `
<p><em>Documento dimostrativo. Il titolare è inventato.</em></p>
<h2>Titolare del trattamento</h2>
<p>Il titolare del trattamento è Brzask sp. z o.o. (società fittizia), ul. Przykładowa 1, 90-000 Łódź, Polonia. Per tutto ciò che riguarda i dati scrivi a <a href="mailto:dane@brzask.example">dane@brzask.example</a>.</p>
<h2>Perché e su quale base</h2>
<table>
<thead><tr><th>Finalità</th><th>Base giuridica (GDPR)</th><th>Per quanto tempo</th></tr></thead>
<tbody>
<tr><td>Esecuzione dell’ordine e gestione dell’account</td><td>art. 6, par. 1, lett. b): contratto</td><td>fino all’esecuzione del contratto; l’account fino alla sua eliminazione</td></tr>
<tr><td>Contabilità e imposte</td><td>art. 6, par. 1, lett. c): obbligo di legge</td><td>5 anni dalla fine dell’anno in cui è scaduto il termine per pagare l’imposta</td></tr>
<tr><td>Reclami e resi</td><td>art. 6, par. 1, lett. c): obbligo di legge</td><td>fino alla chiusura della pratica e al decorso dei termini di prescrizione</td></tr>
<tr><td>Esercizio e difesa dei diritti</td><td>art. 6, par. 1, lett. f): legittimo interesse</td><td>fino alla prescrizione</td></tr>
<tr><td>Newsletter</td><td>art. 6, par. 1, lett. a): consenso</td><td>fino alla revoca del consenso e, nei link per annullare l’iscrizione, ancora fino a 30 giorni dall’invio dell’e-mail</td></tr>
<tr><td>Statistiche sulle visite</td><td>art. 6, par. 1, lett. a): consenso</td><td>fino a 14 mesi</td></tr>
</tbody>
</table>
<p>Fornire i dati è facoltativo, ma senza indirizzo non possiamo spedire il pacco. Dalla newsletter ci si cancella sempre con un clic; la revoca del consenso non incide su ciò che è avvenuto prima.</p>
<h2>A chi li comunichiamo</h2>
<p>Al corriere, al gestore dei pagamenti, allo studio contabile e al fornitore di hosting, per quanto serve a svolgere il servizio. Non vendiamo i dati e non li trasferiamo fuori dallo Spazio economico europeo.</p>
<h2>I tuoi diritti</h2>
<p>Puoi chiedere l’accesso ai dati, una copia, la rettifica, la cancellazione, la limitazione del trattamento e la portabilità, e puoi opporti al trattamento basato sul legittimo interesse. Puoi presentare reclamo al Garante per la protezione dei dati personali oppure all’autorità polacca (Urząd Ochrony Danych Osobowych).</p>
<p>Non prendiamo nei tuoi confronti decisioni unicamente automatizzate e non ti profiliamo in modo che produca effetti giuridici.</p>
<h2>Cookie e memoria del browser</h2>
<p>Le memorizzazioni necessarie (carrello, sessione, scelte sulla privacy) funzionano senza consenso, perché senza di esse il negozio non potrebbe funzionare. Carrello, lista dei desideri e prodotti visti di recente restano nella memoria del tuo browser. I cookie statistici e di marketing li attiviamo solo dopo il tuo consenso, come prevedono le norme sulle comunicazioni elettroniche, e puoi cambiarlo in ogni momento.</p>`,
	},
};
