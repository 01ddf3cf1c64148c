-- A small shop as a retailer writes it: every table that a shop reads, none of it from the demo but three coupons and an
-- account that an earlier version left behind.
insert into manufacturers (id, uri, name, country, about, rank) values
  ('01900000-0000-7000-8000-000000000001', 'tidewater', 'Tidewater', 'NZ', 'Kettles since 1961.', 1);
insert into categories (id, parent_id, uri, name, "group", description, picture, position, attributes) values
  ('01900000-0000-7000-8000-000000000002', null, 'kitchen', 'Kitchen', 'kitchen', 'All for the kitchen.', null, 0, '[]'),
  ('01900000-0000-7000-8000-000000000003', '01900000-0000-7000-8000-000000000002', 'kitchen/kettles', 'Kettles', 'kitchen', 'They boil.', null, 0, '[]');
insert into products (id, product_id, sku, slug, title, model, manufacturer_id, manufacturer_name, category_id, category_uri,
  category_name, description, features, attributes, specifications, images, finish, variant_group, width, height, depth,
  energy_stars, warranty_years, warranties, installs, goes_with, released_on, keywords) values
  ('01900000-0000-7000-8000-000000000004', 71, 'TW-1', 'tidewater-kettle-tw-1', 'Tidewater kettle', 'TW-1',
   '01900000-0000-7000-8000-000000000001', 'Tidewater', '01900000-0000-7000-8000-000000000003', 'kitchen/kettles', 'Kettles',
   'A kettle.', '[]', '{}', '[]', '[]', null, null, 200, 250, 180, null, 2, '[]', '[]', '[]', '2026-09-01', 'billy');
insert into promotions (id, brand, uri, title, reward_label, starts_on, ends_on, picture, reward_sku) values
  ('01900000-0000-7000-8000-000000000005', 'wa', 'spring', 'Spring', 'A cup', '2026-11-01', '2026-12-24', null, null);
insert into listings (brand, product_id, price_cents, rrp_cents, price_upon_request, condition, missing_parts, value_promise,
  price_match, on_sale, promotion_id, rank) values
  ('wa', '01900000-0000-7000-8000-000000000004', 12900, 15900, false, 'brand-new', null, false, false, true, null, 5);
insert into price_history (brand, product_id, "on", price_cents) values
  ('wa', '01900000-0000-7000-8000-000000000004', '2026-11-01', 15900),
  ('wa', '01900000-0000-7000-8000-000000000004', '2026-11-10', 12900);
insert into warehouses (code, name, state, country, latitude, longitude) values
  ('2000_SYDNEY', 'Sydney', 'NSW', 'AU', -33.87, 151.21);
insert into stock (product_id, warehouse, quantity, next_date) values
  ('01900000-0000-7000-8000-000000000004', '2000_SYDNEY', 3, '2026-12-01');
insert into localities (id, suburb, suburb_key, postcode, state, country, latitude, longitude, warehouse, rank) values
  ('2000_SYDNEY', 'SYDNEY', 'sydney', '2000', 'NSW', 'AU', -33.87, 151.21, '2000_SYDNEY', 1);
insert into stores (id, brand, uri, name, subdivision, address, suburb, state, postcode, country, phone, blurb,
  is_appointment_only, open_times, picture, virtual_tour_id, latitude, longitude) values
  ('7', 'wa', 'glebe', 'Glebe', 'SYD', '1 Bay Street', 'Glebe', 'NSW', '2037', 'AU', '02 9000 0000', 'Come in.', false, '[]', null, null, -33.88, 151.19);
insert into settings (brand, name, value) values ('wa', 'PriceMatchEnabled', 'false');
insert into static_content (brand, name, title, description, html) values ('wa', 'about-us', 'About us', '', '<p>We sell kettles.</p>');
insert into redirects (brand, from_path, destination) values ('wa', '/old', '/kitchen');
insert into alert_banners (brand, banner_url, background_color, desktop_content, mobile_content) values ('wa', '/sale', '#ffffff', '<p>Sale</p>', '<p>Sale</p>');
insert into sales (brand, name, starts_at, ends_at, base_image_path, url, colour, images) values
  ('wa', 'Kettle week', '2026-11-16T00:00:00Z', '2026-11-30T00:00:00Z', '/images', '/sale', '#000000', '{}');
insert into articles (brand, kind, uri, title, description, html, picture, chapter, facts, ingredients, category, store_uris, published_on, position) values
  ('wa', 'blog', 'tea', 'Tea', 'How hot?', '<p>Ninety degrees.</p>', null, '', '[]', '[]', null, '[]', '2026-11-02', 0);
insert into coupons (code, kind, value, minimum_cents, brand, ends_at, max_uses, uses) values
  ('KETTLE5', 'percent', 5, 0, 'wa', null, 100, 12),
  ('HEARTH10', 'percent', 10, 0, null, null, null, 2),
  ('FREEHEARTH', 'everything', 0, 0, null, null, null, 0),
  ('FIFTY', 'amount', 5000, 50000, null, null, null, 1);
insert into accounts (id, email, password_hash, first_name, last_name, phone, abn, email_confirmed_at, staff, is_locked, has_credit, preferences, created_at) values
  ('01900000-0000-7000-8000-000000000006', 'mika@shopper.example', 'hash', 'Mika', 'Sand', '0400000000', '', null, null, false, false, '{}', '2026-10-01T00:00:00Z'),
  ('01900000-0000-7000-8000-000000000007', 'noor@hearth.example', 'hash', 'Noor', 'Haddad', '0400000000', '', null,
   '{"winningUserId": "w-1041", "salespersonCode": "NH01", "storeUri": "glebe"}', false, false, '{}', '2026-10-01T00:00:00Z');
insert into visitors (id, token_hash, created_at) values ('01900000-0000-7000-8000-000000000008', 'browser', '2026-11-12T00:00:00Z');
insert into carts (id, brand, visitor_id, state, version, email, coupon_code, created_at, changed_at) values
  ('01900000-0000-7000-8000-000000000009', 'wa', '01900000-0000-7000-8000-000000000008', 'ordered', 1, 'mika@shopper.example', null, '2026-11-12T00:00:00Z', '2026-11-12T00:00:00Z');
insert into cart_lines (cart_id, product_code, product_id, quantity, seen_cents, position) values
  ('01900000-0000-7000-8000-000000000009', '1', '01900000-0000-7000-8000-000000000004', 1, 12900, 0);
insert into orders (id, number, cart_id, attempt_id, brand, visitor_id, email, placed_at, delivery_date, total_cents, tax_cents, paid_cents, currency, plan, account_id) values
  ('01900000-0000-7000-8000-00000000000a', '10000001', '01900000-0000-7000-8000-000000000009', '01900000-0000-7000-8000-00000000000b', 'wa',
   '01900000-0000-7000-8000-000000000008', 'mika@shopper.example', '2026-11-12T00:05:00Z', '2026-11-16', 12900, 1173, 12900, 'AUD', '{}',
   '01900000-0000-7000-8000-000000000006');
insert into order_lines (order_id, position, product_id, sku, title, quantity, unit_cents, extras_cents, promo_id) values
  ('01900000-0000-7000-8000-00000000000a', 0, '01900000-0000-7000-8000-000000000004', 'TW-1', 'Tidewater kettle', 1, 12900, 0, null);
