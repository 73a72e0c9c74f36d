/* As in 0059; and whoever refused the first approval, or took theirs back, gave none: barred from the last one is whose first approval stands (domain:
   funding-decision.ts, replacement-approval.ts). */
CREATE OR REPLACE FUNCTION "funded_by_two"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  first_item text := CASE NEW.item WHEN 'replacement-approval' THEN 'replacement-first-approval' ELSE 'funding-first-approval' END;
  line bigint;
  most bigint;
  first_outcome text;
  first_actor text;
BEGIN
  IF NEW.item = 'funding-decision' AND EXISTS (SELECT 1 FROM facts f
    WHERE f.application_id = NEW.application_id AND f.item = 'payoff-quotes' AND split_part(f.actor, ':', 2) = split_part(NEW.actor, ':', 2)) THEN
    RAISE EXCEPTION 'Whoever entered the payoff quotes does not release the money' USING ERRCODE = '42501';
  END IF;
  SELECT f.data ->> 'outcome', split_part(f.actor, ':', 2) INTO first_outcome, first_actor FROM facts f
    WHERE f.application_id = NEW.application_id AND f.item = first_item ORDER BY f.id DESC LIMIT 1;
  IF first_outcome = 'ACCEPTED' AND first_actor = split_part(NEW.actor, ':', 2) THEN
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
  IF first_outcome IS DISTINCT FROM 'ACCEPTED' THEN
    RAISE EXCEPTION 'A line above the limit is released by two persons' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
