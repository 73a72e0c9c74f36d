/* As two persons write down one name or address (domain: quotes-by-two.ts asWritten). More forgiving than that: letters and digits alone. */
CREATE FUNCTION "as_written"("words" text) RETURNS text LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $$
  SELECT regexp_replace(upper(normalize(coalesce(words, ''), NFD)), '[^A-Z0-9]+', '', 'g')
$$;
--> statement-breakpoint
/* Whom a quote pays and where is entered by two as its figures are, and what two entered is not changed by one alone, whoever writes (domain:
   payoff-quotes.ts). What was entered before stands. */
CREATE OR REPLACE FUNCTION "quotes_entered_by_two"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
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
        AND as_written(b ->> 'payee') = as_written(q ->> 'payee') AND as_written(b ->> 'payTo') = as_written(q ->> 'payTo')
        AND (b ->> 'entries' = 'TWO' OR (b ->> 'entries' = 'ONE' AND writer IS DISTINCT FROM split_part(NEW.actor, ':', 2))))) THEN
    RAISE EXCEPTION 'Whoever entered this quote does not enter it again' USING ERRCODE = '42501';
  END IF;
  IF EXISTS (SELECT 1 FROM jsonb_array_elements(NEW.data -> 'quotes') q
    JOIN jsonb_array_elements(coalesce(before, '[]')) b ON b ->> 'debt' = q ->> 'debt'
      AND (b ->> 'entries' = 'TWO' OR b ->> 'changesTwo' = 'true')
    WHERE q ->> 'entries' IS NULL) THEN
    RAISE EXCEPTION 'A quote that takes two persons is changed by two persons' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "as_written"(text) FROM PUBLIC;
