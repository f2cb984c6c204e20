### Il tavolo di analisi, in italiano.

analysis-title = Tavolo di analisi
analysis-text = Prova qualsiasi cosa, in qualsiasi posizione: gioca per tutti, guarda chi ha più probabilità di vincere e quali mosse sono le migliori, torna indietro, segui altre varianti e prendi appunti.
analysis-game = Da una partita
analysis-game-help = Rivedi una partita finita, vai al momento che ti interessa e scegli “Analizza da qui”.
analysis-games = Le mie partite
analysis-paste = Da un testo
analysis-paste-help = Una posizione nella notazione di Boriken, o uno studio che hai scaricato.
analysis-open = Apri
analysis-example = Mostrami un esempio
analysis-not-read = Questo testo non è né una posizione né uno studio.
analysis-last = Riprendi il tuo ultimo studio
analysis-chances = Probabilità di vittoria
analysis-auto = Valuta ogni posizione
analysis-evaluate = Valuta
analysis-deeper = Analizza più a fondo
analysis-thinking = Sto pensando…
analysis-of = { $simulations ->
    [one] { $simulations } simulazione
   *[other] { $simulations } simulazioni
}
analysis-lines = Mosse migliori
analysis-then = poi { $moves }
analysis-reply = { $player }: { $move }
analysis-over = La partita finisce qui.
analysis-moves = Mosse provate
analysis-nothing = Non hai ancora provato nulla: decidi per chi è di turno.
analysis-start = Inizio
analysis-parts = { $decision } (…)
analysis-back = Una mossa indietro
analysis-forward = Una mossa avanti
analysis-remove = Togli questa mossa e ciò che segue
analysis-promote = Rendila la linea principale
analysis-redraw = Ripeti il sorteggio
analysis-note = Appunto su questa posizione
analysis-players = Chi decide
analysis-you = Tu
analysis-by = Chi decide per { $player }
analysis-share = Condividi questo studio
analysis-share-help = In questo link c’è tutto: la posizione, le mosse e i tuoi appunti. Nessun server lo conserva.
analysis-download = Scarica lo studio
analysis-copy = Copia questa posizione
analysis-copied = Copiata.
analysis-none = A questo indirizzo non c’è nulla da analizzare.
analysis-tools = Studio
