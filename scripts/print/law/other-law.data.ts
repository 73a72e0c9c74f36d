/** Federal law beside Regulations B, C, V and Z, and the law of the states. */
import { domain, domainTest, type LawRule, server, serverTest } from './law-rule.ts'

export const OTHER_LAW: readonly LawRule[] = [
  {
    rule: 'Electronic records need a consent that names hardware and software, withdrawal and paper copies, and that can be shown later.',
    citation: '15 U.S.C. 7001(c)',
    code: [server('usecases/consents/store-consents'), domain('policy/consent-statements')],
    tests: [
      serverTest('api/consent-records', 'is kept with the account and the application: which text, word for word, when, and from where'),
    ],
    lawyer: 'The text of the communications agreement, and whether the sign-up demonstrates access.',
  },
  {
    rule: 'Whoever signs may ask for copies on paper, also after signing and once the line is open: the team has each request until it recorded what it sent, and the person is told.',
    citation: '15 U.S.C. 7001(c)(1)(B)',
    code: [domain('flow/items/signing/paper-copies'), server('usecases/signing/paper-copies')],
    tests: [
      domainTest(
        'flow/items/signing/paper-copies',
        'are owed to each who asked until they are sent to that person, and asking twice is asking once',
      ),
      domainTest(
        'flow/items/signing/signing-ceremony',
        'lets whoever was promised paper copies ask for them, also when nothing is to be signed any more',
      ),
    ],
    lawyer: 'Within how many days copies have to be sent, and whether a fee may be charged: we send them free of charge.',
  },
  {
    rule: 'Of what was signed there is one authoritative copy, which is identified, never changed, and under control; copies say that they are copies, and control goes to another holder only on record.',
    citation: 'UCC 9-105(b); 15 U.S.C. 7021(c)',
    code: [
      server('engine/sealed-set'),
      server('seal/read-seal'),
      server('usecases/custody/release-original'),
      server('usecases/custody/transfer-custody'),
      server('usecases/custody/make-package'),
      'apps/server/src/store/migrations/0041_custody_transfers.sql',
    ],
    tests: [
      serverTest('api/sealed-set', 'is never changed, moved aside or taken back, not even by the node itself'),
      serverTest('api/custody', 'leaves a row of custody, by the database: who, when, why, and that it is not the authoritative copy'),
      serverTest(
        'api/custody',
        'counts once another administrator confirms what they saw; whoever recorded it cannot, not even in the database',
      ),
      serverTest('api/custody', 'is never undone, only followed by another transfer'),
    ],
    missing: 'Registries of electronic notes (MERS eRegistry) are not told.',
    lawyer:
      'That this custody is control under UCC 9-105 and 15 U.S.C. 7021, also after a transfer, and what an agreement of sale has to say of it.',
  },
  {
    rule: 'Every line has a flood determination on the standard form; in zones A and V the home is insured, and the borrower has the notice and confirms that they received it.',
    citation: '42 U.S.C. 4012a, 4104a(a)(1); 12 CFR 22.9(d)',
    code: [
      domain('flow/items/title/flood-determination'),
      domain('policy/insurance-amounts'),
      domain('flow/items/closing/trust-and-flood-insurance'),
      domain('flow/items/closing/trust-and-flood-review'),
    ],
    tests: [
      domainTest(
        'policy/insurance-amounts',
        'is for all loans on the home, at most what the program insures, at most what the building would cost',
      ),
      domainTest('flow/items/closing/insurance-reviews', 'need an amount that goes by the loans on the home (42 USC 4012a(b)(1)(A))'),
      domainTest('flow/items/closing/insurance-reviews', 'is acknowledged before the insurance is taken, and is there to be read'),
      [
        'apps/portal/src/screens/closing/trust-and-flood-insurance/trust-or-flood.test.ts',
        'names the flood zone, the trust, or both, where their documents are asked for',
      ],
    ],
    lawyer: 'The amount of insurance where the first lender’s policy stands.',
  },
  {
    rule: 'Nobody on a sanctions list applies, signs or is paid; a hit waits for a person.',
    citation: '31 CFR 500 and following',
    missing: 'Not part of the product yet.',
    code: [],
    tests: [],
    lawyer: 'Blocking and reporting.',
  },
  {
    rule: 'For people in military service interest on earlier debts is at most 6 %.',
    citation: '50 U.S.C. 3937',
    missing: 'Not part of the product yet; it concerns servicing.',
    code: [],
    tests: [],
    lawyer: 'That the Military Lending Act does not reach lines secured by a dwelling.',
  },
  {
    rule: 'Texas homesteads: all liens at most 80 %, all fees at most 2 %, one loan at a time and one a year, draws of at least 4,000.',
    citation: 'Tex. Const. XVI, 50(a)(6), (t); 7 TAC 153',
    code: [domain('underwriting/limits/state-law'), domain('underwriting/tables/states/2026-12')],
    tests: [
      domainTest('underwriting/pricing/state-law', 'costs at most 2 % of the line in all fees together, for every draw of every offer'),
      domainTest('underwriting/pricing/state-law', 'is refused beside a home equity loan that stays'),
      domainTest('underwriting/pricing/state-law', 'comes a year after the last home equity loan'),
      domainTest('underwriting/pricing/state-law', 'stays within 80 % of the value'),
    ],
    lawyer: 'Every row, and what counts as a fee under 7 TAC 153.5.',
  },
  {
    rule: 'Texas homesteads: nothing is signed before twelve days after the later of application and notice, and everything is signed at a lender’s, attorney’s or title company’s office.',
    citation:
      'Tex. Const. XVI, 50(a)(6)(M), (N); 7 TAC 153.12, 153.15; Finance Commission of Texas v. Norwood, 418 S.W.3d 566 (Tex. 2013) (decision 0111)',
    code: [
      domain('policy/waiting-period'),
      domain('flow/items/notary/notary-waiting-period'),
      domain('policy/notary-law'),
      domain('flow/items/signing/closing-review'),
      domain('flow/items/notary/office-closing'),
    ],
    tests: [
      domainTest('flow/texas-wait', 'end before anything is made to be signed, to the last moment'),
      domainTest('policy/rescission', 'Texas waits twelve days from the later of application and notice'),
      domainTest('flow/texas-closing', 'are read before anything is reserved, and signed by no one online'),
      domainTest('flow/texas-closing', 'is of an office: not of the home, and of no other place (7 TAC 153.15)'),
      serverTest(
        'api/texas-closing',
        'read online, sign nothing there, and are recorded as having signed at the office, each with scans of their own',
      ),
    ],
    missing: 'A power of attorney that was signed at such an office (7 TAC 153.15(2)) has no place.',
    lawyer:
      'That the notice of section 50(g) on the screen, with the disclosures of the application, is received there (7 TAC 153.51), that reading the documents online is no part of the closing, and the permanent office of the notary whom we send.',
  },
  {
    rule: 'Recording and mortgage taxes are those of dated rows; a county without a row is not known yet, and never zero.',
    citation: 'each row of the table has its own (console, State law)',
    code: [domain('loan/recording-tax-rows'), domain('loan/recording-taxes/2026-12-3'), domain('underwriting/tables/states/2026-12-3')],
    tests: [
      domainTest('loan/recording-taxes', 'is never zero for a county that no row names'),
      domainTest('loan/recording-taxes', 'is none in Texas, and in each state of which a title company says so'),
      domainTest('loan/recording-tax', 'cites a source for each row and lists no county twice'),
    ],
    lawyer: 'Every row.',
  },
  {
    rule: 'Highest rate, caps on fees, high-cost law, who signs and how a deed is notarized, by state: each answered with its source, or marked not checked.',
    citation: 'each entry has its own (console, State law); 12 CFR 1002.7(d) for the spouse',
    missing: 'Most entries are not checked; the console says which.',
    code: [domain('underwriting/tables/states/legal-register-2026-12')],
    tests: [domainTest('underwriting/pricing/state-law', 'has a row for every state, and what no one has looked up says so')],
    lawyer: 'Every entry that is not checked, before a line is offered in that state.',
  },
  {
    rule: 'A deed is signed before a notary online only where the state lets a remote notary act for it; elsewhere in person, in Texas, Georgia and South Carolina at an office. The recording of a session is kept for the years of the state.',
    citation: 'each row of the table has its own; Tex. Const. XVI, 50(a)(6)(N)',
    missing: 'No county recorder has been looked up.',
    code: [domain('policy/notary-law'), domain('policy/notary-slots'), domain('flow/items/notary/notary-appointment')],
    tests: [
      domainTest('policy/notary-law', 'a row holds from its day, and until the day before its end'),
      serverTest('api/notary', 'of a homestead in Texas is at an office, and never at the home (Tex. Const. XVI s.50(a)(6)(N))'),
    ],
    lawyer: 'Every row, the offices for Georgia and South Carolina, and how long a recording is kept in each state.',
  },
  {
    rule: 'Text messages need an express consent of their own, which can be withdrawn at once.',
    citation: '47 U.S.C. 227; 47 CFR 64.1200',
    missing: 'Quiet hours and answers by text are not part of the product yet: no text message is sent yet.',
    code: [domain('policy/consent-statements'), server('usecases/consents/store-consents')],
    tests: [domainTest('registration/step-schemas', 'leave text messages unticked')],
    lawyer: 'The wording of the consent.',
  },
  {
    rule: 'Pages that offer credit show the licenses by state and the NMLS number; no line is offered where there is no license.',
    citation: '12 U.S.C. 5101 and following; state licensing law',
    code: ['apps/portal/src/shell/footer/disclosures.ts', 'apps/portal/src/screens/host/licenses.tsx'],
    tests: [
      ['apps/portal/src/shell/footer/disclosures.test.ts', 'licensed states are counted, the District apart'],
      serverTest('api/branch-corrections', 'cannot lead to a state where we hold no license'),
    ],
    lawyer: 'Each lender’s licenses.',
  },
  {
    rule: 'Social Security and bank account numbers are sealed, their reading is logged, and no log, address or mail holds them.',
    citation: '16 CFR 314.4(c)',
    code: [server('secrets/sealing'), server('usecases/session/record-access')],
    tests: [
      serverTest('secrets/sealing', 'opens what it sealed, and the sealed text says nothing of it'),
      serverTest('edge/no-queries-in-logs', 'query strings are in no log line'),
    ],
    lawyer: 'The lender’s written information security program.',
  },
  {
    rule: 'A prescreened offer says, short and long, how to stop such offers, where it is made and where its code is entered.',
    citation: '15 U.S.C. 1681m(d); 12 CFR 1022.54(c), appendix D to part 1022',
    missing:
      'Compared with 12 CFR 1022.54(c), as the Bureau published it in 2011, and with the short notice of 16 CFR 642.3: what each notice says, its heading, size, type style, border, and place. Compared with 15 U.S.C. 1681m(d)(1) and (2): what the long notice states. Not compared: the models of appendix D, which are pictures in every copy that we could read, and the Spanish ones, since no offer is made in Spanish. In their place our words were compared with three lenders’ notices in public source code; they are the same but for where the long notice stands, the number, and the addresses. The agencies’ addresses were found in those alone. The letter itself is not made here.',
    code: ['apps/portal/src/registration/entry-notes.tsx', server('usecases/reference/read-offer-code')],
    tests: [['e2e/journeys/registration-entries.spec.ts', 'a prescreened offer says how to stop such offers']],
    lawyer: 'The words of both notices beside appendix D, and the agencies’ addresses.',
  },
  {
    rule: 'A firm offer is honored as it was on the day of applying: no offer is worse than promised, and no rule refuses but the criteria that were set before the selection, the home’s conditions that the letter names, and what the law forbids.',
    citation: '15 U.S.C. 1681a(l), 1681b(c)(1)(B)(i)',
    code: [
      'packages/domain/src/underwriting/tables/firm-offer.ts',
      'packages/domain/src/underwriting/pricing/firm-price.ts',
      'packages/domain/src/underwriting/limits/firm-offer.ts',
      server('usecases/application/mailed-firm-offer'),
    ],
    tests: [
      [
        'packages/domain/src/underwriting/limits/firm-offer.test.ts',
        'is never worse than promised, and all figures follow the offer, whoever applies',
      ],
      [
        'packages/domain/src/underwriting/limits/firm-offer.test.ts',
        'leaves a rule that it was not conditioned on to a person, with the promised line ready to be granted',
      ],
    ],
    missing: 'A person who decides in the place of a rule is not held to the criteria by the program: the review names them.',
    lawyer:
      'Which limits the law itself sets in spite of a firm offer: license, Texas 50(a)(6), the states’ caps, high-cost loans, and payments above the whole income (12 CFR 1026.34(a)(4); the states’ laws on the ability to pay). Whether applying by the last day is accepting. Whether a name or an address is enough to know the recipient.',
  },
  {
    rule: 'The criteria of a firm offer, and what was required of the home, are kept for three years from the date of the offer.',
    citation: '15 U.S.C. 1681m(d)(3)',
    code: ['apps/server/src/store/migrations/0065_register_entries.sql'],
    tests: [
      serverTest(
        'api/registers',
        'is added, changed and ended, each as a version that stays, and each in the audit log without what it says of a person',
      ),
    ],
    lawyer: 'That the lender’s own records show the day of the selection.',
  },
  {
    rule: 'Whoever lives in New York, or applies for a home there, reads before a report is requested that one may be, what they can ask of us, and that later ones may follow.',
    citation: 'N.Y. Gen. Bus. Law 380-b(b) and (c)',
    missing:
      'Compared with the words of 380-b(b) and (c) in public copies, not with the official text: each of their four statements is there. 380-b(a), to whom an agency may give a report, binds the agency. What 380-i asks of a refusal was not compared.',
    code: ['packages/domain/src/policy/new-york-report-notice.ts', 'apps/portal/src/registration/last-consents.tsx'],
    tests: [
      ['packages/domain/src/policy/new-york-report-notice.test.ts', 'the New York notice says each of the four things that the law asks'],
    ],
    lawyer: 'The wording. Whether prescreening New York residents asks for more than federal law does.',
  },
  {
    rule: 'Whoever waits is mailed once, because they asked, and leaves the list by a link of that mail.',
    citation: '15 U.S.C. 7704(a)(3) to (5)',
    code: [server('usecases/waitlist/tell-waitlist'), server('usecases/waitlist/leave-waitlist'), server('mail/waitlist-mail')],
    tests: [
      serverTest(
        'usecases/waitlist/tell-waitlist',
        'is told once when what they wait for has come, and leaves the list by the link of that mail',
      ),
    ],
    lawyer: 'Whether it is an advertisement; the mail says that it is one.',
  },
  {
    rule: 'Advertising by email has a way out that works without signing in, for all of a lender’s, and is honored from the next mail on.',
    citation: '15 U.S.C. 7704(a)(3) to (5)',
    code: [server('usecases/mail-stops/mail-preferences'), server('usecases/mail-stops/optional-mail')],
    tests: [
      serverTest(
        'api/settings',
        'is switched off by the link of one of them, as often as it is asked, and on again by whoever is signed in alone',
      ),
    ],
    lawyer: 'Which mail may be switched off, and which has to be sent.',
  },
]
