-- Mails, the waitlist and events: whoever is at an organization adds to them; only its staff see what is there.
DO $$ DECLARE name text; BEGIN
  FOREACH name IN ARRAY ARRAY['mails', 'waitlist', 'events'] LOOP
    EXECUTE format('DROP POLICY "organization_wall" ON %I', name);
    EXECUTE format($policy$CREATE POLICY "organization_wall" ON %I USING (
      (SELECT scope_kind()) IN ('system', 'platform')
      OR ((SELECT scope_kind()) = 'staff' AND organization_code = ANY ((SELECT scope_organizations())::text[])))$policy$, name);
    EXECUTE format($policy$CREATE POLICY "organization_wall_write" ON %I FOR INSERT WITH CHECK (
      organization_code = ANY ((SELECT scope_organizations())::text[]))$policy$, name);
  END LOOP;
END $$;
