/* What a creditor is paid is never the word of one person, whoever writes. Of a quote that the report does not explain both approvals are someone else's
   than whoever entered it, and the first of them is of that very quote (a quote is marked where it is kept). Whoever entered quotes neither clears a match
   with the sanctions list nor lifts a hold. And whoever recorded that a creditor is owed something, or sent a payment back, does not record what was paid
   for it. */
CREATE FUNCTION "quotes_apart"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  entered boolean := EXISTS (SELECT 1 FROM facts f
    WHERE f.application_id = NEW.application_id AND f.item = 'payoff-quotes' AND split_part(f.actor, ':', 2) = split_part(NEW.actor, ':', 2));
  quotes_id bigint;
  quotes jsonb;
  first_id bigint;
  first_outcome text;
BEGIN
  IF NEW.item = 'sanctions-review' AND entered THEN
    RAISE EXCEPTION 'Whoever entered the payoff quotes does not clear a match' USING ERRCODE = '42501';
  END IF;
  IF NEW.item = 'funding-hold' AND entered THEN
    RAISE EXCEPTION 'Whoever entered the payoff quotes does not lift a hold' USING ERRCODE = '42501';
  END IF;
  IF NEW.item NOT IN ('funding-decision', 'funding-first-approval') THEN RETURN NEW; END IF;
  SELECT f.id, f.data -> 'quotes' INTO quotes_id, quotes FROM facts f
    WHERE f.application_id = NEW.application_id AND f.item = 'payoff-quotes' ORDER BY f.id DESC LIMIT 1;
  IF NOT EXISTS (SELECT 1 FROM jsonb_array_elements(coalesce(quotes, '[]')) q WHERE q ->> 'isUnusual' = 'true' AND q ->> 'paidCents' IS NULL) THEN
    RETURN NEW;
  END IF;
  IF entered THEN
    RAISE EXCEPTION 'Whoever entered an unusual quote does not approve it' USING ERRCODE = '42501';
  END IF;
  IF NEW.item = 'funding-first-approval' THEN RETURN NEW; END IF;
  SELECT f.id, f.data ->> 'outcome' INTO first_id, first_outcome FROM facts f
    WHERE f.application_id = NEW.application_id AND f.item = 'funding-first-approval' ORDER BY f.id DESC LIMIT 1;
  IF first_outcome IS DISTINCT FROM 'ACCEPTED' OR first_id < quotes_id THEN
    RAISE EXCEPTION 'An unusual quote is approved by two persons' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "quotes_apart" BEFORE INSERT ON "facts" FOR EACH ROW WHEN (
  (NEW.item IN ('funding-decision', 'funding-first-approval', 'sanctions-review') AND NEW.data ->> 'outcome' = 'ACCEPTED')
  OR (NEW.item = 'funding-hold' AND NEW.data ->> 'isHeld' = 'false')) EXECUTE FUNCTION "quotes_apart"();
--> statement-breakpoint
-- Each fact of payoff-follow-up adds one event: its place in the list says which fact, and so who, added it.
CREATE FUNCTION "paid_and_told_apart"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  events jsonb := NEW.data -> 'events';
  last jsonb := events -> -1;
  told bigint;
BEGIN
  IF last ->> 'what' NOT IN ('PAYMENT_APPROVED', 'LENDER_PAID', 'PAID_AGAIN', 'SENT_TO_BORROWER') THEN RETURN NEW; END IF;
  SELECT max(e.place) INTO told FROM jsonb_array_elements(events) WITH ORDINALITY e(event, place)
    WHERE e.event ->> 'debt' = last ->> 'debt' AND e.event ->> 'what' IN ('SHORT', 'REFUSED');
  IF EXISTS (SELECT 1 FROM jsonb_array_elements(events) WITH ORDINALITY e(event, place)
    JOIN facts f ON f.application_id = NEW.application_id AND f.item = NEW.item AND jsonb_array_length(f.data -> 'events') = e.place
    WHERE e.event ->> 'debt' = last ->> 'debt' AND e.place < jsonb_array_length(events)
      AND (e.place = told OR (e.place > told AND e.event ->> 'what' = 'PAYMENT_APPROVED'))
      AND split_part(f.actor, ':', 2) = split_part(NEW.actor, ':', 2)) THEN
    RAISE EXCEPTION 'Whoever said that a creditor is to be paid does not record the payment' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "paid_and_told_apart" BEFORE INSERT ON "facts" FOR EACH ROW WHEN (NEW.item = 'payoff-follow-up') EXECUTE FUNCTION "paid_and_told_apart"();
--> statement-breakpoint
-- One check or wire may pay two debts to the same creditor: each is watched.
ALTER TABLE "payoff_payments" DROP CONSTRAINT "payoff_payments_application_id_reference_pk";--> statement-breakpoint
ALTER TABLE "payoff_payments" ADD CONSTRAINT "payoff_payments_application_id_debt_reference_pk" PRIMARY KEY("application_id","debt","reference");
--> statement-breakpoint
-- A quote that was asked for anew may wait for one approval more, and a letter of an earlier day is made anew: these places are looked at again.
UPDATE "applications" SET "wake_at" = least("wake_at", now())
WHERE "open_item" IN ('funding-first-approval', 'funding-decision', 'funding-release', 'payoff-letters', 'payoffs', 'payoff-by-hand');
