/* Whoever accepted an account for the money, who someone is, or that they are not on the sanctions list, does not release the money, and neither does
   whoever recorded what it rests on (domain: funding-evidence.ts), to the first account or to another one. A fact of the conditions carries what was decided
   before: who decided a part is whose fact has it first. Approvals that were given before stand. */
CREATE OR REPLACE FUNCTION "released_apart"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM facts f
    WHERE f.application_id = NEW.application_id
      AND split_part(f.actor, ':', 2) = split_part(NEW.actor, ':', 2)
      AND (f.item IN ('signer-emails', 'co-owners', 'note-signing', 'signer-signing', 'notary-session', 'deed-co-signing', 'rescission-delivery',
          'rescission-statements', 'signer-identity-review', 'sanctions-review', 'replacement-account-review')
        OR (f.item = 'conditions' AND (f.data -> 'together' ->> 'outcome' = 'ACCEPTED' OR EXISTS (SELECT 1
          FROM jsonb_array_elements(f.data -> 'decided') d
          WHERE d ->> 'outcome' = 'ACCEPTED' AND d ->> 'condition' IN ('IDENTITY', 'SANCTIONS', 'BANK_ACCOUNT')
            AND NOT coalesce((SELECT p.data -> 'decided' @> jsonb_build_array(d) FROM facts p
              WHERE p.application_id = f.application_id AND p.item = f.item AND p.id < f.id ORDER BY p.id DESC LIMIT 1), false)))))) THEN
    RAISE EXCEPTION 'Whoever recorded what the money rests on does not release it' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER "released_apart" ON "facts";
--> statement-breakpoint
CREATE TRIGGER "released_apart" BEFORE INSERT ON "facts" FOR EACH ROW
  WHEN (NEW.item IN ('funding-decision', 'funding-first-approval', 'replacement-approval', 'replacement-first-approval') AND NEW.data ->> 'outcome' = 'ACCEPTED')
  EXECUTE FUNCTION "released_apart"();
--> statement-breakpoint
/* What lets money leave is a funder's, whoever writes: the last approval, that of another account, and what is paid for a payoff afterwards. The role is
   that of the account at that moment. What was approved before stands. */
CREATE FUNCTION "paid_by_a_funder"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF NEW.item = 'payoff-follow-up' AND coalesce(NEW.data -> 'events' -> -1 ->> 'what', '') NOT IN ('PAYMENT_APPROVED', 'LENDER_PAID', 'PAID_AGAIN', 'SENT_TO_BORROWER') THEN
    RETURN NEW;
  END IF;
  IF NOT EXISTS (SELECT 1 FROM identities i WHERE i.id::text = split_part(NEW.actor, ':', 2) AND 'funder' = ANY (i.roles)) THEN
    RAISE EXCEPTION 'Only a funder lets money leave' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- After the others by its name: what they say of a person is more than that they lack the role.
CREATE TRIGGER "released_by_a_funder" BEFORE INSERT ON "facts" FOR EACH ROW WHEN (
  (NEW.item IN ('funding-decision', 'replacement-approval') AND NEW.data ->> 'outcome' = 'ACCEPTED') OR NEW.item = 'payoff-follow-up') EXECUTE FUNCTION "paid_by_a_funder"();
--> statement-breakpoint
REVOKE ALL ON FUNCTION "paid_by_a_funder"() FROM PUBLIC;
--> statement-breakpoint
/* Online the notary's service says what was signed, and which recording there is of it (0068, 0107), whoever writes. What earlier releases stored stands. */
CREATE FUNCTION "signed_by_the_notarys_word"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF NEW.data ? 'recording' OR (SELECT f.data ->> 'meeting' FROM facts f
    WHERE f.application_id = NEW.application_id AND f.item = 'notary-booking' ORDER BY f.id DESC LIMIT 1) = 'ONLINE' THEN
    RAISE EXCEPTION 'The notary’s service says what was signed online' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "signed_by_the_notarys_word" BEFORE INSERT ON "facts" FOR EACH ROW
  WHEN (NEW.item = 'notary-session' AND NEW.data ->> 'outcome' = 'SIGNED' AND NEW.actor !~ '^provider:') EXECUTE FUNCTION "signed_by_the_notarys_word"();
--> statement-breakpoint
REVOKE ALL ON FUNCTION "signed_by_the_notarys_word"() FROM PUBLIC;
