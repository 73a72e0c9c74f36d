const PLACES: Readonly<Record<string, string>> = {
  settings: 'in your settings',
  TEXT: 'by text message',
  REGISTRATION: 'when you created your account',
  register: 'when you applied',
  'register-v2': 'when you applied',
}

/** Where an answer was given, as it is kept with it: the page of the website, or a question of the application. */
export const whereGiven = (source: string): string => PLACES[source] ?? 'in your application'
