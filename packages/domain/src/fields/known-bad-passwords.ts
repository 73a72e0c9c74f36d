/** Passwords everyone tries first, by their core: what is left without digits and signs at the ends, and with look-alikes read as letters. */

/** The words under the most used passwords in published breach lists, long enough that decoration is all that makes them "strong". */
const CORES = `
password passwort passphrase passcode mypassword newpassword thepassword yourpassword passwordpassword passwords
secret mysecret topsecret letmein letmeinnow letmeinplease welcome welcomehome welcomeback hello helloworld
admin administrator adminadmin root rootroot superuser user username default guest test testing tester testtest changeme
qwerty qwertyuiop qwertyqwerty qwertyuiopasdf asdfgh asdfghjkl asdfasdf zxcvbn zxcvbnm qazwsx qazwsxedc azerty
abc abcd abcdef abcdefg abcdefgh abcdefghijkl abcabc aaaaaa aaaaaaaa xxxxxx
iloveyou iloveyouforever loveyou lovely princess sunshine rainbow butterfly flower blessed jesus jesuschrist angel angels
monkey dragon tiger panther eagle eagles dolphin chicken cookie cheese chocolate banana orange purple
football baseball basketball soccer hockey yankees lakers cowboys steelers liverpool chelsea arsenal
superman batman spiderman pokemon starwars minecraft naruto matrix
michael jordan jennifer jessica ashley charlie daniel george thomas robert
master shadow killer hunter ranger freedom trustno whatever computer internet google facebook linkedin samsung iphone
summer winter spring autumn january february march april june july august september october november december monday friday
heloc homeequity homeloan mortgage mybank banking hearth hearthline
`

const KNOWN: ReadonlySet<string> = new Set(CORES.trim().split(/\s+/))

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'l',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** Without decoration at the ends, then with look-alikes read as letters: P@ssw0rd2024! is "password". */
export const passwordCores = (value: string): readonly string[] => {
  const bare = value.toLowerCase().replace(/^[^a-z@$]+|[^a-z]+$/g, '')
  const read = (text: string) => text.replace(/[@4310!$57]/g, (sign) => LOOK_ALIKES[sign] ?? sign).replace(/[^a-z]/g, '')
  return [bare.replace(/[^a-z]/g, ''), read(bare), read(value.toLowerCase())]
}

/** Whether a password is one of the known bad ones, decorated or not; or one character, or two alternating, throughout. */
export const isKnownBadPassword = (value: string): boolean =>
  passwordCores(value).some((core) => KNOWN.has(core)) || /^(.)\1*$/su.test(value) || /^(..)\1*.?$/su.test(value)
