/* Whoever entered what a creditor is paid does not release the money, whoever writes; and money that came back goes to another account by the same rule of
   two. Quotes that were entered after a shortfall, or anew, are facts of payoff-quotes too. A first approval counts for the rule of two above the limit
   (0039), and whoever gave one gives no last one at all. */
CREATE OR REPLACE FUNCTION "funded_by_two"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  first_item text := CASE NEW.item WHEN 'replacement-approval' THEN 'replacement-first-approval' ELSE 'funding-first-approval' END;
  line bigint;
  most bigint;
  first_outcome text;
BEGIN
  IF NEW.item = 'funding-decision' AND EXISTS (SELECT 1 FROM facts f
    WHERE f.application_id = NEW.application_id AND f.item = 'payoff-quotes' AND split_part(f.actor, ':', 2) = split_part(NEW.actor, ':', 2)) THEN
    RAISE EXCEPTION 'Whoever entered the payoff quotes does not release the money' USING ERRCODE = '42501';
  END IF;
  IF EXISTS (SELECT 1 FROM facts f
    WHERE f.application_id = NEW.application_id AND f.item = first_item AND split_part(f.actor, ':', 2) = split_part(NEW.actor, ':', 2)) THEN
    RAISE EXCEPTION 'Money with a first approval is released by two persons' USING ERRCODE = '42501';
  END IF;
  SELECT (f.data ->> 'lineCents')::bigint INTO line FROM facts f
    WHERE f.application_id = NEW.application_id AND f.item = 'closing-terms' ORDER BY f.id DESC LIMIT 1;
  SELECT (f.data ->> 'approvedByOneUpToCents')::bigint INTO most FROM facts f
    WHERE f.application_id = NEW.application_id AND f.item = 'funding-limit' ORDER BY f.id DESC LIMIT 1;
  IF coalesce(line, 0) <= coalesce(most, 15000000) THEN RETURN NEW; END IF;
  SELECT f.data ->> 'outcome' INTO first_outcome FROM facts f
    WHERE f.application_id = NEW.application_id AND f.item = first_item ORDER BY f.id DESC LIMIT 1;
  IF first_outcome IS DISTINCT FROM 'ACCEPTED' THEN
    RAISE EXCEPTION 'A line above the limit is released by two persons' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER "funded_by_two" ON "facts";
--> statement-breakpoint
CREATE TRIGGER "funded_by_two" BEFORE INSERT ON "facts" FOR EACH ROW WHEN (NEW.item IN ('funding-decision', 'replacement-approval') AND NEW.data ->> 'outcome' = 'ACCEPTED') EXECUTE FUNCTION "funded_by_two"();
--> statement-breakpoint
-- What was compared with the sanctions list some days ago is compared again before it is paid, and another account is approved: these places are looked at again.
UPDATE "applications" SET "wake_at" = least("wake_at", now())
WHERE "open_item" IN ('funding-screening', 'sanctions-review', 'payoff-quotes', 'payoff-shortfall', 'payoff-requote', 'payoff-by-hand',
  'funding-first-approval', 'funding-decision', 'payoff-letters', 'payoffs', 'replacement-account', 'account-prenote', 'prenote-clearance', 'disbursement');
