/**
 * The largest banks' main routing numbers, each as the public page beside it gives it (read in November 2026). A bank keeps a number for each state
 * in which accounts were once opened, and one for wires. What stands here is a name to show and no check of an account.
 */

interface LargeBank {
  readonly name: string
  readonly source: string
  readonly numbers: readonly string[]
}

export const LARGE_BANKS: readonly LargeBank[] = [
  {
    name: 'JPMorgan Chase Bank',
    source: 'https://stackyourdollars.com/routing-number-chase-bank/',
    numbers: [
      ...['021000021', '021100361', '021202337', '022300173', '044000037', '065400137', '071000013', '072000326'],
      ...['074000010', '075000019', '083000137', '102001017', '103000648', '111000614', '122100024', '124001545', '267084131', '322271627'],
      '325070760',
    ],
  },
  {
    name: 'Bank of America',
    source: 'https://findroutingnumber.com/aba/bank-america-routing-numbers/',
    numbers: [
      ...['011000138', '011900254', '021000322', '021200339', '031202084', '051000017', '052001633', '053000196', '054001204', '061000052'],
      ...['063100277', '064000020', '071000505', '072000805', '081000032', '111000025', '121000358', '122101706', '125000024', '323070380'],
    ],
  },
  { name: 'Bank of America', source: 'https://www.finder.com/routing-number', numbers: ['026009593'] },
  {
    name: 'Wells Fargo Bank',
    source: 'https://www.gobankingrates.com/banking/banks/heres-wells-fargo-routing-number/amp/',
    numbers: [
      ...['021200025', '026012881', '031000503', '053000219', '055003201', '061000227', '063107513', '091000019', '102000076', '111900659'],
      ...['121042882', '122105278', '125008547', '321270742'],
    ],
  },
  { name: 'Wells Fargo Bank', source: 'https://www.getnickel.com/bank-routing-numbers/wells-fargo-routing-number', numbers: ['121000248'] },
  {
    name: 'U.S. Bank',
    source: 'https://www.usbank.com/bank-accounts/checking-accounts/aba-routing-number.aspx',
    numbers: ['042000013', '071904779', '073000545', '091000022', '102000021', '121122676', '122235821'],
  },
  {
    name: 'PNC Bank',
    source: 'https://www.aol.com/pnc-routing-number-185352894.html',
    numbers: ['031000053', '031207607', '041000124', '043000096', '054000030', '071921891', '267084199'],
  },
  {
    name: 'Citibank',
    source: 'https://uspatriotloans.com/?page_id=3899&preview=true',
    numbers: ['021000089', '021272655', '266086554', '271070801', '321171184', '322271724'],
  },
  {
    name: 'Capital One',
    source: 'https://www.onlinebankinghelp.com/routing-numbers/capital-one-routing-number/',
    numbers: ['031176110', '051405515'],
  },
  { name: 'Ally Bank', source: 'https://www.creditdonkey.com/ally-bank-routing-number.html', numbers: ['124003116'] },
  { name: 'Navy Federal Credit Union', source: 'https://mobeecash.com/routing-number-256074974', numbers: ['256074974'] },
  { name: 'USAA Federal Savings Bank', source: 'https://mobeecash.com/routing-number-314074269', numbers: ['314074269'] },
]
