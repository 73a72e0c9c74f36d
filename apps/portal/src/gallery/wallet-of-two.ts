import { at } from './states.ts'

/** A wallet of two accounts, of which the first may use the second, as its call answers it. */
export const WALLET = 'GET /service-wallet/secure/api/v4/account'

const main = { name: 'Main account', address: 'tp1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh' }
const savings = { name: 'Savings', address: 'tp1q9r4m7k2vt5x8zpw3ecd6s0jhn4gfq2yla7mvuk' }

export const WALLET_OF_TWO = [
  { account: main, authorizedWallets: [], balanceCents: 6_210_000 },
  {
    account: savings,
    authorizedWallets: [{ address: main.address }, { address: 'tp1q7nd0w5fx3r8cz6kq2vjy4hs9ep1tmglu7wa3xk' }],
    balanceCents: 11_840_000,
  },
]

/** Where an owner of digital assets says where the money goes. */
export const walletStates = {
  'digital-assets': at('disbursement-account', ['digital-assets'], { answers: { [WALLET]: { body: WALLET_OF_TWO } } }),
  'digital-assets-failed': at('disbursement-account', ['digital-assets'], { answers: { [WALLET]: 'fails' } }),
}
