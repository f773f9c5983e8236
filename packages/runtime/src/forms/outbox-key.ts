/** Where forms wait for a connection. */
export const outboxKey = 'form-outbox'

/** Tells the form on the page what became of it; taken when the form says it to the visitor itself. */
export const outboxEvent = 'form-outbox'
