/** A wallet address longer than 11 characters as its first 6 and last 5 [application/wallet]: 'tp1abc...wxyz9'. Shorter ones are shown whole. */
export function shortenWallet(address: string): string {
  return address.length > 11 ? `${address.slice(0, 6)}...${address.slice(-5)}` : address
}
