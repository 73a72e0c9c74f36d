/* A co-owner's deed is none that stands for what someone else signed before, also where the same file was uploaded once more: files are compared by what is
   in them (server: refuse-shown-already.ts). Of the notary's service the product files the deed. What earlier releases stored stands. */
CREATE OR REPLACE FUNCTION "co_signing_by_its_deed"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  content text;
BEGIN
  SELECT d.sha256 INTO content FROM documents d
    WHERE d.application_id = NEW.application_id AND d.kind = 'SIGNED_DEED' AND d.party = 'team' AND d.id::text = lower(NEW.data ->> 'deed');
  IF content IS NULL THEN
    RAISE EXCEPTION 'A signing that the team records is shown by the signed deed' USING ERRCODE = '42501';
  END IF;
  IF (NEW.data ->> 'signedOn') IS NULL OR (NEW.data ->> 'notary') IS NULL THEN
    RAISE EXCEPTION 'A signing that the team records has its day and its notary' USING ERRCODE = '42501';
  END IF;
  IF EXISTS (SELECT 1 FROM documents d
    JOIN facts f ON f.application_id = d.application_id
      AND f.item IN ('notary-session', 'deed-signing', 'note-signing', 'signer-signing', 'co-owners')
    WHERE d.application_id = NEW.application_id AND d.sha256 = content
      AND EXISTS (SELECT 1 FROM jsonb_path_query(f.data, '$.**') v WHERE jsonb_typeof(v) = 'string' AND lower(v #>> '{}') = d.id::text)) THEN
    RAISE EXCEPTION 'This file shows what someone else signed' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
/* A quote of many times the credit report, or above the line, counts once two persons entered the same figures, whoever writes (domain: payoff-quotes.ts).
   What counted before, for it was entered by two, may be kept by anyone. */
CREATE FUNCTION "quotes_entered_by_two"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  before jsonb;
  writer text;
BEGIN
  SELECT f.data -> 'quotes', split_part(f.actor, ':', 2) INTO before, writer FROM facts f
    WHERE f.application_id = NEW.application_id AND f.item = NEW.item ORDER BY f.id DESC LIMIT 1;
  IF EXISTS (SELECT 1 FROM jsonb_array_elements(NEW.data -> 'quotes') q
    WHERE q ->> 'entries' = 'TWO' AND NOT EXISTS (SELECT 1 FROM jsonb_array_elements(coalesce(before, '[]')) b
      WHERE b ->> 'debt' = q ->> 'debt' AND b ->> 'amountCents' = q ->> 'amountCents' AND b ->> 'perDiemCents' = q ->> 'perDiemCents'
        AND b ->> 'goodThrough' = q ->> 'goodThrough' AND b ->> 'letterOn' = q ->> 'letterOn'
        AND (b ->> 'entries' = 'TWO' OR (b ->> 'entries' = 'ONE' AND writer IS DISTINCT FROM split_part(NEW.actor, ':', 2))))) THEN
    RAISE EXCEPTION 'Whoever entered this quote does not enter it again' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "quotes_entered_by_two" BEFORE INSERT ON "facts" FOR EACH ROW WHEN (NEW.item = 'payoff-quotes') EXECUTE FUNCTION "quotes_entered_by_two"();
--> statement-breakpoint
REVOKE ALL ON FUNCTION "quotes_entered_by_two"() FROM PUBLIC;
--> statement-breakpoint
/* As in 0043; and money that came back goes to another account by two persons where a quote that the report does not explain had two release it the first
   time, on whatever line (domain: replacement-first-approval.ts). What was approved before stands. */
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
  IF coalesce(line, 0) <= coalesce(most, 15000000) AND NOT (NEW.item = 'replacement-approval' AND EXISTS (SELECT 1
    FROM jsonb_array_elements(coalesce((SELECT f.data -> 'quotes' FROM facts f
      WHERE f.application_id = NEW.application_id AND f.item = 'payoff-quotes' ORDER BY f.id DESC LIMIT 1), '[]')) q
    WHERE q ->> 'isUnusual' = 'true')) THEN
    RETURN NEW;
  END IF;
  SELECT f.data ->> 'outcome' INTO first_outcome FROM facts f
    WHERE f.application_id = NEW.application_id AND f.item = first_item ORDER BY f.id DESC LIMIT 1;
  IF first_outcome IS DISTINCT FROM 'ACCEPTED' THEN
    RAISE EXCEPTION 'A line above the limit is released by two persons' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
