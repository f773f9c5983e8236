/** A website as the Host header names it. */
export interface Website {
  readonly id: string
  readonly identifier: string
  readonly ownerAccountId: string
  /**
   * By which address it was asked for: 'panel' is its path on the platform's address, the only one where anybody is signed in;
   * 'built-in' is {identifier}.{SITES_HOST}, 'domain' one of its own.
   */
  readonly door: 'panel' | 'built-in' | 'domain'
}
